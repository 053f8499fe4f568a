import type { SubmissionPayload } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
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
import { SubmitActions } from './SubmitActions';
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
  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        aria-label="Edit and Submit Again"
        noValidate
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        <MascotSections picture={picture} kept={imageUrl} />
        <SubmitActions label="Submit Again" pictureError={picture.error} sending={revise.isPending} onCancel={onDone} />
      </form>
    </FormProvider>
  );
}
