import { ChoiceField } from './ChoiceField';
import { FactsField } from './FactsField';
import { FormSection } from './FormSection';

export function DetailsSection() {
  return (
    <FormSection title="Additional Details">
      <ChoiceField name="type" />
      <ChoiceField name="style" />
      <FactsField />
    </FormSection>
  );
}
