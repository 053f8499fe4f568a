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
      <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        {resumed && !sent && <ResumedNote text={SUBMIT_TEXTS.resumed} onStartAnew={startAnew} />}
        <MascotSections {...{ picture, picturePlace }}>
          <ContactSection />
        </MascotSections>
        <SubmitActions
          label="Submit Mascot"
          pictureError={picture.error}
          sending={sending}
          sent={sent}
          onCancel={cancel}
        />
      </form>
    </FormProvider>
  );
}
