import { TextField } from '@marcel/kit';
import { FORM_FIELDS, MASCOT_FIELDS, ofKind } from '@marcel/contracts';
import { useFormContext } from 'react-hook-form';
import type { SubmissionField, SubmissionValues } from '../../values';
import { ChoiceField } from './ChoiceField';
import { FormSection } from './FormSection';

/** Every text but those of the section on details. */
const FIELDS = ofKind(FORM_FIELDS, 'name', 'choice', 'prose').filter((name) => name !== 'type' && name !== 'style');

/** What this form says instead of a field's own label, and beside it. */
const WORDS: Partial<Record<SubmissionField, { label: string; hint?: string }>> = {
  name: { label: 'Mascot Name' },
  brand: { label: 'Brand Name' },
  visualDesc: { label: 'Visual Description', hint: 'What would one draw from your words alone?' },
  historyOverview: { label: 'History Overview', hint: 'Where the mascot comes from, and what became of it.' },
};

export function BasicSection() {
  const { register, formState } = useFormContext<SubmissionValues>();
  return (
    <FormSection title="Basic Information">
      {FIELDS.map((name) =>
        name === 'industry' ? (
          <ChoiceField key={name} name={name} />
        ) : (
          <TextField
            key={name}
            label={MASCOT_FIELDS[name].label}
            {...WORDS[name]}
            required={MASCOT_FIELDS[name].kind === 'name'}
            multiline={MASCOT_FIELDS[name].kind === 'prose'}
            error={formState.errors[name]?.message}
            {...register(name)}
          />
        ),
      )}
    </FormSection>
  );
}
