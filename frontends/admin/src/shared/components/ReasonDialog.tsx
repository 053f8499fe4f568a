import { fieldErrorsOf, HISTORY_LIMITS, ReasonRequest } from '@marcel/contracts';
import { Button, TextField } from '@marcel/kit';
import { useState, type FormEvent } from 'react';
import { Dialog } from './Dialog';
import { DialogActions } from './DialogActions';
import { UNDO_TEXTS } from '../undo/undo-texts';

interface ReasonDialogProps {
  title: string;
  explanation?: string;
  action: string;
  working: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks why, before something is done that the history keeps. */
export function ReasonDialog({ title, explanation, action, working, onConfirm, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const problem = fieldErrorsOf(Object.assign(new ReasonRequest(), { reason }))[0];
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (!problem && !working) onConfirm(reason.trim());
  };
  return (
    <Dialog title={title} closesOutside={reason === ''} onClose={onClose}>
      <form onSubmit={confirm}>
        {explanation && <p>{explanation}</p>}
        <TextField
          label={UNDO_TEXTS.reason}
          maxLength={HISTORY_LIMITS.reason}
          data-initial-focus
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="danger" disabled={working || problem !== undefined}>
            {working ? 'Working...' : action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
