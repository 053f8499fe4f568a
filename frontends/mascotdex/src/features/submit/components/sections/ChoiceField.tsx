import { MASCOT_FIELDS, SUBMIT_CHOICES } from '@marcel/contracts';
import { SelectField } from '@marcel/kit';
import { useFormContext } from 'react-hook-form';
import type { SubmissionValues } from '../../values';

export function ChoiceField({ name }: { name: keyof typeof SUBMIT_CHOICES }) {
  const { register, formState } = useFormContext<SubmissionValues>();
  const { label } = MASCOT_FIELDS[name];
  const options = SUBMIT_CHOICES[name].map((choice) => ({ value: choice, label: choice }));
  return (
    <SelectField
      label={label}
      options={[{ value: '', label: `Select ${label.toLowerCase()}` }, ...options]}
      error={formState.errors[name]?.message}
      {...register(name)}
    />
  );
}
