import { Button } from '@marcel/kit';
import { Modal } from '@marcel/kit/antd';
import { useState } from 'react';
import { DialogActions } from '../../../shared/components/DialogActions';
import { NotesField } from '../../../shared/submissions/NotesField';
import { notesProblem } from '../../../shared/submissions/decide';

interface RejectDialogProps {
  name: string;
  working: boolean;
  onReject: (notes: string) => void;
  onCancel: () => void;
}

export function RejectDialog({ name, working, onReject, onCancel }: RejectDialogProps) {
  const [notes, setNotes] = useState('');
  const footer = (
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
  );
  return (
    <Modal open title={`Reject ${name}?`} footer={footer} onCancel={onCancel}>
      <NotesField pending notes={notes} onChange={setNotes} autoFocus />
    </Modal>
  );
}
