import type { SubmissionPayload } from '@marcel/contracts';
import { Button, Spinner, useToast } from '@marcel/kit';
import { contractResolver } from '@marcel/kit/programs';
import { FormProvider, useForm } from 'react-hook-form';
import { useReviseSubmission } from '../api/use-revise-submission';
import { fieldOf } from '../fields';
import { toDetails } from '../request';
import { SUBMIT_TEXTS } from '../texts';
import { usePicture } from '../use-picture';
import { useRefusal } from '../use-refusal';
import { valuesOf, type SubmissionValues } from '../values';
import { MascotSections } from './MascotSections';
import styles from './SubmitForm.module.css';

interface ReviseFormProps {
  /** Of the submitter's private link. */
  statusKey: string;
  submitted: SubmissionPayload;
  /** The picture that it keeps unless another one is chosen. */
  imageUrl: string | null;
  onDone: () => void;
}

/** The submit form over what was rejected; who sent it is asked no more. */
export function ReviseForm({ statusKey, submitted, imageUrl, onDone }: ReviseFormProps) {
  const toast = useToast();
  const form = useForm<SubmissionValues>({
    resolver: contractResolver(
      (values: SubmissionValues) => toDetails(values, submitted.contributor),
      (path) => fieldOf(path) ?? path,
    ),
    defaultValues: valuesOf(submitted),
  });
  const { image, picture, refuse } = usePicture();
  const fail = useRefusal(form.setError, refuse);
  const revise = useReviseSubmission(statusKey);
  const send = (values: SubmissionValues) => {
    if (revise.isPending) return;
    const succeed = () => {
      toast(SUBMIT_TEXTS.revised);
      onDone();
    };
    revise.mutate({ values, submitted, image }, { onSuccess: succeed, onError: fail });
  };
  const refused = Object.keys(form.formState.errors).length > 0 || picture.error !== null;
  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        aria-label="Edit and Submit Again"
        noValidate
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        <MascotSections picture={picture} kept={imageUrl} />
        <div className={styles.actions}>
          {refused && (
            <p className={styles.summary} role="alert">
              {SUBMIT_TEXTS.fixErrors}
            </p>
          )}
          {revise.isPending && <Spinner label="Submitting..." />}
          <Button onClick={onDone}>Cancel</Button>
          <Button kind="primary" type="submit" aria-disabled={revise.isPending}>
            Submit Again
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
