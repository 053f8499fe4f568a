import { PAGES } from '@marcel/contracts';
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
import { SentNote } from './SentNote';
import { SubmitActions } from './SubmitActions';
import styles from './SubmitForm.module.css';

export function SubmitForm() {
  const { form, resumed } = useSubmissionForm();
  const { send, sending, sent, picture, picturePlace } = useSubmission(form);
  const navigate = useNavigate();
  const cancel = () => {
    draft.clear();
    void navigate(PAGES.directory);
  };
  const startAnew = () => {
    form.reset(EMPTY_SUBMISSION);
    draft.clear();
  };
  return (
    <FormProvider {...form}>
      {sent && <SentNote {...sent} />}
      {/* It is empty again, and goes in a moment: what would be typed now were lost. */}
      <form
        className={styles.form}
        inert={sent !== null}
        noValidate
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        {resumed && <ResumedNote text={SUBMIT_TEXTS.resumed} onStartAnew={startAnew} />}
        <MascotSections {...{ picture, picturePlace }}>
          <ContactSection />
        </MascotSections>
        <SubmitActions label="Submit Mascot" pictureError={picture.error} sending={sending} onCancel={cancel} />
      </form>
    </FormProvider>
  );
}
