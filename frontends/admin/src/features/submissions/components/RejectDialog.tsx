import { Button } from '@marcel/kit';
import { useState } from 'react';
import { Dialog } from '../../../shared/components/Dialog';
import { DialogActions } from '../../../shared/components/DialogActions';
import { notesProblem } from '../../../shared/submissions/decide';
import { NotesField } from '../../../shared/submissions/NotesField';

interface RejectDialogProps {
  name: string;
  working: boolean;
  onReject: (notes: string) => void;
  onCancel: () => void;
}

/** Asks for the reason of a rejection. */
export function RejectDialog({ name, working, onReject, onCancel }: RejectDialogProps) {
  const [notes, setNotes] = useState('');
  return (
    <Dialog title={`Reject ${name}?`} closesOutside={notes === ''} onClose={onCancel}>
      <NotesField pending notes={notes} onChange={setNotes} />
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          kind="danger"
          disabled={working || notesProblem('reject', notes) !== null}
          onClick={() => onReject(notes)}
        >
          {working ? 'Rejecting...' : 'Reject Submission'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
