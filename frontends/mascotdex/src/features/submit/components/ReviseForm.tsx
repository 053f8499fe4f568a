import { useEffect, useRef, useState } from 'react';
import { useToast } from '@marcel/kit';
import { revisionDraft, usePicture, useSubmissionErrors, useReviseSubmission } from '../api';
import { type SubmissionValues, toDetails, toValues } from '../values';
import styles from './SubmitForm.module.css';
import { MascotForm, useDraftForm } from './MascotForm';
import type { RevisionProps } from '../../../shared/revision';

const REVISE = 'Edit and Submit Again';

export function ReviseForm({ statusKey, submitted, imageUrl, notes, shouldFocus, onSent, onCancel }: RevisionProps) {
  const toast = useToast();
  const [draft] = useState(() => revisionDraft(statusKey));
  const { form, isRestored } = useDraftForm(draft, toValues(submitted), (values) =>
    toDetails(values, submitted.contributor),
  );
  const upload = usePicture();
  const fail = useSubmissionErrors(form.setError, upload);
  const revise = useReviseSubmission(statusKey, submitted);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!shouldFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [shouldFocus]);
  const send = (values: SubmissionValues) => {
    if (revise.isPending) return;
    const succeed = () => {
      draft.clear();
      toast({ title: 'Submitted again', body: 'Your changes were sent for review.' });
      onSent();
    };
    revise.mutate({ values, image: upload.picture.file }, { onSuccess: succeed, onError: fail });
  };
  return (
    <MascotForm
      {...{ form, upload }}
      currentImageUrl={imageUrl}
      name={REVISE}
      heading={
        <>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {REVISE}
          </h2>
          {notes}
        </>
      }
      restoredText={isRestored && 'Your unfinished changes were restored. Please choose the picture again.'}
      submitLabel="Submit Again"
      isSending={revise.isPending}
      onSend={send}
      onStartOver={() => {
        form.reset(toValues(submitted));
        draft.clear();
      }}
      onCancel={() => {
        draft.clear();
        onCancel();
      }}
    />
  );
}
