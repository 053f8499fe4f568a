import { MASCOTDEX_META, PAGES, PROFILE_HOST } from '@marcel/contracts';
import { ProgramWindow, TextField, usePageMeta, useToast } from '@marcel/kit';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { submissionDraft, usePicture, useSubmissionErrors, useSubmitMascot } from '../api';
import { EMPTY_SUBMISSION, type SubmissionValues, toRequest } from '../values';
import styles from './SubmitForm.module.css';
import { MascotForm, useDraftForm } from './MascotForm';
import { FormSection } from './MascotSections';

export function SubmitScreen() {
  usePageMeta(MASCOTDEX_META.submit);
  return (
    <ProgramWindow title="Submit a Mascot" icon="mascotdex" back={{ label: 'Back to list', to: PAGES.directory }}>
      <SubmitForm />
    </ProgramWindow>
  );
}

/** Delay between the thank-you toast and the return to the directory, in milliseconds. */
export const SUBMIT_REDIRECT_MS = 2000;

interface Sent {
  name: string;
  brand: string;
}

function SentNote({ name, brand }: Sent) {
  const note = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={note} role="status" aria-labelledby={id} tabIndex={-1} className={styles.note}>
      <h2 id={id} className={styles.title}>
        Sent for review
      </h2>
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        by <bdi>{brand}</bdi> was sent. Follow its review in My Things. Taking you to the directory...
      </p>
    </div>
  );
}

function SubmitForm() {
  const { form, isRestored } = useDraftForm(submissionDraft, EMPTY_SUBMISSION, toRequest);
  const toast = useToast();
  const navigate = useNavigate();
  const upload = usePicture();
  const fail = useSubmissionErrors(form.setError, upload);
  const { mutate, isPending, isSuccess } = useSubmitMascot();
  const [submitted, setSent] = useState<Sent | null>(null);
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => void navigate(PAGES.directory), SUBMIT_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);
  const succeed = ({ name, brand }: SubmissionValues, statusUrl: string) => {
    setSent({ name: name.trim(), brand: brand.trim() });
    form.reset(EMPTY_SUBMISSION);
    upload.picture.onFile(null);
    toast({
      title: 'Mascot submitted successfully!',
      body: 'Thank you for your submission. It will be reviewed and added to the database soon.',
      action: { label: 'View status', run: () => void navigate(statusUrl) },
    });
  };
  const send = (values: SubmissionValues) => {
    if (isPending || isSuccess) return;
    const image = upload.picture.file;
    mutate({ values, image }, { onSuccess: ({ statusUrl }) => succeed(values, statusUrl), onError: fail });
  };
  return (
    <>
      {submitted && <SentNote {...submitted} />}
      <MascotForm
        {...{ form, upload }}
        contact={<ContactSection />}
        restoredText={isRestored && 'Your unfinished submission was restored. Please choose the picture again.'}
        submitLabel="Submit Mascot"
        isSending={isPending}
        isSent={submitted !== null}
        onSend={send}
        onStartOver={() => {
          form.reset(EMPTY_SUBMISSION);
          submissionDraft.clear();
        }}
        onCancel={() => {
          submissionDraft.clear();
          void navigate(PAGES.directory);
        }}
      />
    </>
  );
}

function ContactSection() {
  const { register, formState } = useFormContext<SubmissionValues>();
  const { errors } = formState;
  return (
    <FormSection title="Contact Information">
      <p data-wide="">The information you provide may be publicly displayed.</p>
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
