import { Button, Spinner } from '@marcel/kit';
import { useFormState } from 'react-hook-form';
import { SUBMIT_TEXTS } from '../api';
import styles from './SubmitForm.module.css';

interface SubmitActionsProps {
  label: string;
  pictureError: string | null;
  sending: boolean;
  onCancel: () => void;
}

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
