import { Button, Spinner } from '@marcel/kit';
import { useFormState } from 'react-hook-form';
import { SUBMIT_TEXTS } from '../texts';
import styles from './SubmitForm.module.css';

interface SubmitActionsProps {
  label: string;
  /** What is wrong with the picture, which is no field of the form. */
  pictureError: string | null;
  sending: boolean;
  onCancel: () => void;
}

/** The end of the form: what keeps it from being sent, and the ways out of it. */
export function SubmitActions({ label, pictureError, sending, onCancel }: SubmitActionsProps) {
  const { errors } = useFormState();
  const refused = Object.keys(errors).length > 0 || pictureError !== null;
  return (
    <div className={styles.actions}>
      {refused && (
        <p className={styles.summary} role="alert">
          {SUBMIT_TEXTS.fixErrors}
        </p>
      )}
      {sending && <Spinner label="Submitting..." />}
      <Button onClick={onCancel}>Cancel</Button>
      <Button kind="primary" type="submit" aria-disabled={sending}>
        {label}
      </Button>
    </div>
  );
}
