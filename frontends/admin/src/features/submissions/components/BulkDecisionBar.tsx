import { BULK_LIMIT } from '@marcel/contracts';
import { Button } from '@marcel/kit';
import { useState } from 'react';
import { Card } from '../../../shared/components/Card';
import { notesProblem } from '../../../shared/submissions/decide';
import { NotesField } from '../../../shared/submissions/NotesField';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { useBulkDecision } from '../use-bulk-decision';
import styles from './BulkDecisionBar.module.css';

interface BulkDecisionBarProps {
  /** The submissions on screen; only pending ones can be selected. */
  shown: readonly ReviewedSubmission[];
  selected: readonly number[];
  onSelect: (ids: readonly number[]) => void;
}

/** One decision, with one note, on everything that is selected. */
export function BulkDecisionBar({ shown, selected, onSelect }: BulkDecisionBarProps) {
  const [notes, setNotes] = useState('');
  const { mutate, isPending } = useBulkDecision(() => {
    setNotes('');
    onSelect([]);
  });
  const pending = shown.filter(({ status }) => status === 'pending').map(({ id }) => id);
  if (pending.length === 0) return null;
  if (selected.length === 0) {
    return (
      <Button className={styles.start} onClick={() => onSelect(pending.slice(0, BULK_LIMIT))}>
        Select {Math.min(BULK_LIMIT, pending.length)} Pending
      </Button>
    );
  }
  return (
    <Card title={`${selected.length} selected`}>
      <NotesField pending notes={notes} onChange={setNotes} />
      <div className={styles.actions}>
        <Button
          kind="primary"
          disabled={isPending}
          onClick={() => mutate({ decision: 'approve', ids: selected, notes })}
        >
          Approve Selected
        </Button>
        <Button
          kind="danger"
          disabled={isPending || notesProblem('reject', notes) !== null}
          onClick={() => mutate({ decision: 'reject', ids: selected, notes })}
        >
          Reject Selected
        </Button>
        <Button onClick={() => onSelect([])}>Clear Selection</Button>
      </div>
    </Card>
  );
}
