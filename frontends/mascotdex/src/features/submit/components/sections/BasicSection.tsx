import { TextField } from '@marcel/kit';
import { useFormContext } from 'react-hook-form';
import type { SubmissionValues } from '../../values';
import { ChoiceField } from './ChoiceField';
import { FormSection } from './FormSection';

export function BasicSection() {
  const { register, formState } = useFormContext<SubmissionValues>();
  const { errors } = formState;
  return (
    <FormSection title="Basic Information">
      <TextField label="Mascot Name" required error={errors.name?.message} {...register('name')} />
      <TextField label="Brand Name" required error={errors.brand?.message} {...register('brand')} />
      <ChoiceField name="industry" label="Industry" />
      <TextField
        label="Visual Description"
        multiline
        hint="What would one draw from your words alone?"
        error={errors.visualDesc?.message}
        {...register('visualDesc')}
      />
      <TextField
        label="History Overview"
        multiline
        hint="Where the mascot comes from, and what became of it."
        error={errors.historyOverview?.message}
        {...register('historyOverview')}
      />
    </FormSection>
  );
}
