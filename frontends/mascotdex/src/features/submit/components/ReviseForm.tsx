import type { SubmissionPayload } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useReviseSubmission } from '../api';
import { SUBMIT_TEXTS } from '../texts';
import { usePicture } from '../use-picture';
import { useRefusal } from '../use-refusal';
import { useRevision } from '../use-revision';
import { valuesOf, type SubmissionValues } from '../values';
import { FormHeading } from './FormHeading';
import { MascotSections } from './MascotSections';
import { ResumedNote } from './ResumedNote';
import { SubmitActions } from './SubmitActions';
import styles from './SubmitForm.module.css';

const REVISE = 'Edit and Submit Again';

interface ReviseFormProps {
  /** Of the submitter's private link. */
  statusKey: string;
  submitted: SubmissionPayload;
  /** The picture that it keeps unless another one is chosen. */
  imageUrl: string | null;
  /** What the reviewers wrote. */
  notes: ReactNode;
  /** Whether the visitor has asked for the form, and is to be led there. */
  isAskedFor: boolean;
  onSent: () => void;
  onCancel: () => void;
}

/** The submit form over what was rejected; who sent it is asked no more. */
export function ReviseForm({ statusKey, submitted, imageUrl, notes, isAskedFor, onSent, onCancel }: ReviseFormProps) {
  const toast = useToast();
  const { form, resumed, forget } = useRevision(statusKey, submitted);
  const chosen = usePicture();
  const { image, picture, place } = chosen;
  const fail = useRefusal(form.setError, chosen);
  const revise = useReviseSubmission(statusKey);
  const send = (values: SubmissionValues) => {
    if (revise.isPending) return;
    const succeed = () => {
      forget();
      toast(SUBMIT_TEXTS.revised);
      onSent();
    };
    revise.mutate({ values, submitted, image }, { onSuccess: succeed, onError: fail });
  };
  const startAnew = () => {
    form.reset(valuesOf(submitted));
    forget();
  };
  const cancel = () => {
    forget();
    onCancel();
  };
  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        aria-label={REVISE}
        noValidate
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        <FormHeading isLedTo={isAskedFor}>{REVISE}</FormHeading>
        {notes}
        {resumed && <ResumedNote text={SUBMIT_TEXTS.revisionResumed} onStartAnew={startAnew} />}
        <MascotSections picture={picture} picturePlace={place} kept={imageUrl} />
        <SubmitActions label="Submit Again" pictureError={picture.error} sending={revise.isPending} onCancel={cancel} />
      </form>
    </FormProvider>
  );
}
