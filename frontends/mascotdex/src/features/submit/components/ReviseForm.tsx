import type { SubmissionPayload } from '@marcel/contracts';
import { contractResolver } from '@marcel/kit/programs';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useToast } from '@marcel/kit';
import { revisionDraft, useKeptDraft, useRefusal, useReviseSubmission } from '../api';
import { fieldOf, type SubmissionValues, toDetails, valuesOf } from '../values';
import styles from './SubmitForm.module.css';
import { ResumedNote, SubmitActions, usePicture } from './form-parts';
import { MascotSections } from './MascotSections';
import type { RevisionProps } from '../../../shared/receipts/YourSubmissions';

const REVISE = 'Edit and Submit Again';

export function ReviseForm({ statusKey, submitted, imageUrl, notes, isAskedFor, onSent, onCancel }: RevisionProps) {
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
      toast({ title: 'Submitted again', body: 'It waits for the reviewers, who see what you changed.' });
      onSent();
    };
    revise.mutate({ values, submitted, image }, { onSuccess: succeed, onError: fail });
  };
  const startOver = () => {
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
        {resumed && (
          <ResumedNote
            text="Your unfinished changes are back. A picture has to be chosen again."
            onStartOver={startOver}
          />
        )}
        <MascotSections picture={picture} picturePlace={place} kept={imageUrl} />
        <SubmitActions label="Submit Again" pictureError={picture.error} sending={revise.isPending} onCancel={cancel} />
      </form>
    </FormProvider>
  );
}

function FormHeading({ children, isLedTo }: { children: string; isLedTo: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isLedTo) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isLedTo]);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}

function useRevision(statusKey: string, submitted: SubmissionPayload) {
  const [draft] = useState(() => revisionDraft(statusKey));
  const [left] = useState(draft.read);
  const form = useForm<SubmissionValues>({
    resolver: contractResolver(
      (values: SubmissionValues) => toDetails(values, submitted.contributor),
      (path) => fieldOf(path) ?? path,
    ),
    defaultValues: left ?? valuesOf(submitted),
  });
  useKeptDraft(form, draft);
  return { form, resumed: left !== null, forget: draft.clear };
}
