import { BULK_LIMIT, SUBMISSION_STATUS_LABELS, type SubmissionStatus } from '@marcel/contracts';
import { Button } from '@marcel/kit/antd';
import { useEffect, useRef, useState } from 'react';
import { Actions } from '../../../shared/components/Actions';
import { Card } from '../../../shared/components/Card';
import { notesProblem, type Decision } from '../../../shared/submissions/decide';
import { decidedOf } from '../../../shared/submissions/decided';
import { NotesField } from '../../../shared/submissions/NotesField';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { useUndo } from '../../../shared/undo/undo-context';
import { reopeningAll } from '../../../shared/undo/undoable';
import { useBulkDecision } from '../api/use-bulk-decision';

interface BulkDecisionBarProps {
  /** The submissions on screen. */
  shown: readonly ReviewedSubmission[];
  /** Which status is looked at; null for all. */
  status: SubmissionStatus | null;
  /** All pending, or all decided. */
  selected: readonly ReviewedSubmission[];
  onSelect: (submissions: readonly ReviewedSubmission[]) => void;
}

/** One decision, with one note, on everything that is selected; or decisions undone together, with one reason. */
export function BulkDecisionBar({ shown, status, selected, onSelect }: BulkDecisionBarProps) {
  const [notes, setNotes] = useState('');
  const [first] = selected;
  const bar = useFocusKept(first === undefined);
  return (
    <div ref={bar} tabIndex={-1} role="group" aria-label="Selection">
      {first === undefined ? (
        <SelectAll shown={shown} status={status ?? 'pending'} onSelect={onSelect} />
      ) : (
        <Card title={`${selected.length} selected`}>
          {first.status === 'pending' ? (
            <Deciding selected={selected} onSelect={onSelect} notes={notes} onNotes={setNotes} />
          ) : (
            <Undoing selected={selected} onSelect={onSelect} />
          )}
        </Card>
      )}
    </div>
  );
}

/** A place for the focus where what had it has gone with a change of what is shown. */
function useFocusKept(shown: unknown) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown && document.activeElement === document.body) place.current?.focus();
    before.current = shown;
  }, [shown]);
  return place;
}

function SelectAll({ shown, status, onSelect }: Omit<BulkDecisionBarProps, 'selected'> & { status: SubmissionStatus }) {
  const such = shown.filter((one) => one.status === status).slice(0, BULK_LIMIT);
  if (such.length === 0) return null;
  return (
    <Actions>
      <Button onClick={() => onSelect(such)}>
        Select {such.length} {SUBMISSION_STATUS_LABELS[status]}
      </Button>
    </Actions>
  );
}

type Selected = Pick<BulkDecisionBarProps, 'selected' | 'onSelect'>;

interface DecidingProps extends Selected {
  notes: string;
  onNotes: (notes: string) => void;
}

function Deciding({ selected, onSelect, notes, onNotes }: DecidingProps) {
  const { mutate, isPending } = useBulkDecision(() => {
    onNotes('');
    onSelect([]);
  });
  const decide = (decision: Decision) => mutate({ decision, chosen: selected, notes });
  return (
    <>
      <NotesField pending notes={notes} onChange={onNotes} />
      <Actions>
        <Button type="primary" disabled={isPending} onClick={() => decide('approve')}>
          Approve Selected
        </Button>
        <Button danger disabled={isPending || notesProblem('reject', notes) !== null} onClick={() => decide('reject')}>
          Reject Selected
        </Button>
        <ClearSelection onSelect={onSelect} />
      </Actions>
    </>
  );
}

function Undoing({ selected, onSelect }: Selected) {
  const undo = useUndo();
  return (
    <Actions>
      <Button danger onClick={() => undo(reopeningAll(selected.map(decidedOf)))}>
        Undo Decisions
      </Button>
      <ClearSelection onSelect={onSelect} />
    </Actions>
  );
}

const ClearSelection = ({ onSelect }: Pick<Selected, 'onSelect'>) => (
  <Button onClick={() => onSelect([])}>Clear Selection</Button>
);
