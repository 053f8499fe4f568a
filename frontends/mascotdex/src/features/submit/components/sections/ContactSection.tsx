import { PROFILE_HOST } from '@marcel/contracts';
import { TextField } from '@marcel/kit';
import { useFormContext } from 'react-hook-form';
import { SUBMIT_TEXTS } from '../../texts';
import type { SubmissionValues } from '../../values';
import { FormSection } from './FormSection';

export function ContactSection() {
  const { register, formState } = useFormContext<SubmissionValues>();
  const { errors } = formState;
  return (
    <FormSection title="Contact Information">
      <p data-wide="">{SUBMIT_TEXTS.publicStatement}</p>
      <TextField
        label="Your Name"
        required
        autoComplete="name"
        error={errors.userName?.message}
        {...register('userName')}
      />
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="email"
        hint="For questions about your submission."
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="LinkedIn Profile URL"
        type="url"
        required
        autoComplete="url"
        placeholder={`https://www.${PROFILE_HOST}/in/yourname`}
        error={errors.linkedinUrl?.message}
        {...register('linkedinUrl')}
      />
    </FormSection>
  );
}
