import { SUBMISSION_LIMITS } from '@marcel/contracts';
import { TextField } from '@marcel/kit';
import styles from './NotesField.module.css';

interface NotesFieldProps {
  /** Only a pending submission takes notes; afterwards they can be read and copied. */
  pending: boolean;
  notes: string;
  onChange: (notes: string) => void;
  hint?: string;
}

const counted = (notes: string) => `${notes.length} of ${SUBMISSION_LIMITS.adminNotes} characters`;

export const NotesField = ({ pending, notes, onChange, hint }: NotesFieldProps) => (
  <TextField
    multiline
    label={pending ? 'Admin Notes (required for rejection)' : 'Admin Notes'}
    className={styles.notes}
    hint={hint ?? (pending ? counted(notes) : 'Notes can be given while a submission is pending.')}
    rows={pending || notes !== '' ? 5 : 2}
    maxLength={SUBMISSION_LIMITS.adminNotes}
    readOnly={!pending}
    data-initial-focus
    value={notes}
    onChange={(event) => onChange(event.target.value)}
  />
);
