import { ChoiceField } from './ChoiceField';
import { FactsField } from './FactsField';
import { FormSection } from './FormSection';

export function DetailsSection() {
  return (
    <FormSection title="Additional Details">
      <ChoiceField name="type" label="Type" />
      <ChoiceField name="style" label="Style" />
      <FactsField />
    </FormSection>
  );
}
