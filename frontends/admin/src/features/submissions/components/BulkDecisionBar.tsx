import { BULK_LIMIT } from '@marcel/contracts';
import { Button } from '@marcel/kit/antd';
import { useState } from 'react';
import { Actions } from '../../../shared/components/Actions';
import { Card } from '../../../shared/components/Card';
import { notesProblem, type Decision } from '../../../shared/submissions/decide';
import { NotesField } from '../../../shared/submissions/NotesField';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { useBulkDecision } from '../api/use-bulk-decision';

interface BulkDecisionBarProps {
  /** The submissions on screen; only pending ones can be selected. */
  shown: readonly ReviewedSubmission[];
  selected: readonly ReviewedSubmission[];
  onSelect: (submissions: readonly ReviewedSubmission[]) => void;
}

/** One decision, with one note, on everything that is selected. */
export function BulkDecisionBar({ shown, selected, onSelect }: BulkDecisionBarProps) {
  const [notes, setNotes] = useState('');
  const { mutate, isPending } = useBulkDecision(() => {
    setNotes('');
    onSelect([]);
  });
  const decide = (decision: Decision) => mutate({ decision, chosen: selected, notes });
  const pending = shown.filter(({ status }) => status === 'pending');
  if (pending.length === 0) return null;
  if (selected.length === 0) {
    return (
      <Actions>
        <Button onClick={() => onSelect(pending.slice(0, BULK_LIMIT))}>
          Select {Math.min(BULK_LIMIT, pending.length)} Pending
        </Button>
      </Actions>
    );
  }
  return (
    <Card title={`${selected.length} selected`}>
      <NotesField pending notes={notes} onChange={setNotes} />
      <Actions>
        <Button type="primary" disabled={isPending} onClick={() => decide('approve')}>
          Approve Selected
        </Button>
        <Button danger disabled={isPending || notesProblem('reject', notes) !== null} onClick={() => decide('reject')}>
          Reject Selected
        </Button>
        <Button onClick={() => onSelect([])}>Clear Selection</Button>
      </Actions>
    </Card>
  );
}
