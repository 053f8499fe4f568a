import { isolated } from '@marcel/kit/programs';
import { useState } from 'react';
import { Dialog } from '../../../shared/components/Dialog';
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
    <Dialog
      title={`Reject ${isolated(name)}?`}
      closesOutside={notes === ''}
      onClose={onCancel}
      okText={working ? 'Rejecting...' : 'Reject Submission'}
      okButtonProps={{ danger: true, disabled: working || notesProblem('reject', notes) !== null }}
      onOk={() => onReject(notes)}
    >
      <NotesField pending notes={notes} onChange={setNotes} />
    </Dialog>
  );
}
