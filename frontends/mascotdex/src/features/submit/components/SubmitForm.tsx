import { PAGES } from '@marcel/contracts';
import { Button, Spinner } from '@marcel/kit';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { draft } from '../draft';
import { SUBMIT_TEXTS } from '../texts';
import { useSubmission } from '../use-submission';
import { useSubmissionForm } from '../use-submission-form';
import { EMPTY_SUBMISSION } from '../values';
import { MascotSections } from './MascotSections';
import { ResumedNote } from './ResumedNote';
import { ContactSection } from './sections/ContactSection';
import styles from './SubmitForm.module.css';

export function SubmitForm() {
  const { form, resumed } = useSubmissionForm();
  const { send, sending, sent, picture } = useSubmission(form);
  const navigate = useNavigate();
  const cancel = () => {
    draft.clear();
    void navigate(PAGES.directory);
  };
  const startAnew = () => {
    form.reset(EMPTY_SUBMISSION);
    draft.clear();
  };
  const refused = Object.keys(form.formState.errors).length > 0 || picture.error !== null;
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        {resumed && !sent && <ResumedNote onStartAnew={startAnew} />}
        <MascotSections picture={picture}>
          <ContactSection />
        </MascotSections>
        <div className={styles.actions}>
          {refused && (
            <p className={styles.summary} role="alert">
              {SUBMIT_TEXTS.fixErrors}
            </p>
          )}
          {sending && <Spinner label="Submitting..." />}
          <Button onClick={cancel}>Cancel</Button>
          <Button kind="primary" type="submit" aria-disabled={sending || sent}>
            Submit Mascot
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
