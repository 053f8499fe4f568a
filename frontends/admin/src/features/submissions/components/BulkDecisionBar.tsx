import { BULK_LIMIT, BulkDecision, ROUTES, SUBMISSION_STATUS_LABELS, type SubmissionStatus } from '@marcel/contracts';
import { isolateBidi } from '@marcel/kit/programs';
import * as z from 'zod/mini';
import { Button, type ButtonProps } from 'antd';
import { useRef, useState } from 'react';
import { decidedOf, mascotName, ReviewedSubmissionList } from '../../../shared/submissions/submissions';
import type { ReviewedSubmission } from '../../../shared/submissions/submissions';
import { refreshSoon } from '../../../shared/live/refresh-soon';
import { type Decision, decisionRequest, notesProblem } from '../../../shared/submissions/use-decision';
import { undoableDecisions, UNDO_TEXTS, useUndo } from '../../../shared/undo/undo';
import { useFocusKept } from '../../../shared/browser/focus';
import { Actions, Card } from '../../../shared/components/blocks';
import { Dialog } from '../../../shared/components/Dialog';
import { NotesField } from '../../../shared/submissions/NotesField';
import { counted } from '../../../shared/texts';
import { useAdminClient, useAdminMutation } from '../../../shared/api';

const NAMED = 3;

export function failuresText(failures: BulkDecision['failed'], chosen: readonly ReviewedSubmission[]): string {
  const named = failures.slice(0, NAMED).map(({ id, error }) => {
    const submission = chosen.find((one) => one.id === id);
    return `“${isolateBidi(submission ? mascotName(submission) : `submission ${id}`)}”: ${error}`;
  });
  const others = failures.length - named.length;
  return [`${failures.length} could not be decided.`, ...named, others > 0 && `And ${others} more.`]
    .filter(Boolean)
    .join(' ');
}

interface BulkVerdict {
  decision: Decision;
  chosen: readonly ReviewedSubmission[];
  notes: string;
}

const Outcome = z.extend(BulkDecision, { decided: ReviewedSubmissionList });

const ROUTE_OF: Record<Decision, string> = { approve: ROUTES.submissionsApprove, reject: ROUTES.submissionsReject };

function useBulkDecision(onDecided: () => void) {
  const { adminApi, client, toast } = useAdminClient();
  const undo = useUndo();
  return useAdminMutation({
    mutationFn: ({ decision, chosen, notes }: BulkVerdict) =>
      adminApi.send('PUT', ROUTE_OF[decision], Outcome, {
        ...decisionRequest(decision, notes),
        ids: chosen.map(({ id }) => id),
        revisions: chosen.map(({ revisions = 0 }) => revisions),
      }),
    onSuccess: ({ decided, failed: failures }, { decision, chosen }) => {
      onDecided();
      const run = () => undo(undoableDecisions(...decided.map(decidedOf)));
      toast({
        title: `${decided.length} ${decision === 'approve' ? 'approved' : 'rejected'}`,
        ...(failures.length > 0 && { body: failuresText(failures, chosen), tone: 'destructive' }),
        ...(decided.length > 0 && { action: { label: UNDO_TEXTS.action, run } }),
      });
    },
    failed: { title: 'Bulk decision failed', body: 'Please try again.' },
    onSettled: () => refreshSoon(client),
  });
}

interface BulkDecisionBarProps {
  shown: readonly ReviewedSubmission[];
  /** Status of the submissions that one press selects. */
  status: SubmissionStatus;
  selected: readonly ReviewedSubmission[];
  onSelect: (submissions: readonly ReviewedSubmission[]) => void;
}

export function BulkDecisionBar({ shown, status, selected, onSelect }: BulkDecisionBarProps) {
  const [notes, setNotes] = useState('');
  const undo = useUndo();
  const [first] = selected;
  const bar = useRef<HTMLDivElement>(null);
  useFocusKept(first === undefined, () => bar.current);
  const such = shown.filter((one) => one.status === status).slice(0, BULK_LIMIT);
  return (
    <div ref={bar} tabIndex={-1} role="group" aria-label="Selection">
      {first === undefined && such.length > 0 && (
        <Actions>
          <Button onClick={() => onSelect(such)}>
            Select {such.length} {SUBMISSION_STATUS_LABELS[status]}
          </Button>
        </Actions>
      )}
      {first !== undefined && (
        <Card title={`${selected.length} selected`}>
          {first.status === 'pending' ? (
            <Deciding selected={selected} onSelect={onSelect} notes={notes} onNotes={setNotes} />
          ) : (
            <Actions>
              <ConfirmedButton
                label="Undo Decisions"
                kind={{ danger: true }}
                question={`Undo ${counted(selected.length, 'decision')}?`}
                explanation="The submissions will be pending again, and their mascots leave the directory."
                onConfirm={() => undo(undoableDecisions(...selected.map(decidedOf)))}
              />
              <Button onClick={() => onSelect([])}>Clear Selection</Button>
            </Actions>
          )}
        </Card>
      )}
    </div>
  );
}

type Selected = Pick<BulkDecisionBarProps, 'selected' | 'onSelect'>;

interface ConfirmedButtonProps extends Record<'label' | 'question' | 'explanation', string> {
  kind: Pick<ButtonProps, 'type' | 'danger' | 'disabled'>;
  onConfirm: () => void;
}

/** A button that asks for confirmation before it acts. */
function ConfirmedButton({ label, kind, question, explanation, onConfirm }: ConfirmedButtonProps) {
  const [asking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    onConfirm();
  };
  return (
    <>
      <Button {...kind} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <Dialog title={question} okText={label} onOk={confirm} onClose={() => setAsking(false)}>
          <p>{explanation}</p>
        </Dialog>
      )}
    </>
  );
}

function Deciding({
  selected,
  onSelect,
  notes,
  onNotes,
}: Selected & { notes: string; onNotes: (notes: string) => void }) {
  const { mutate, isPending } = useBulkDecision(() => {
    onNotes('');
    onSelect([]);
  });
  const decide = (decision: Decision) => mutate({ decision, chosen: selected, notes });
  return (
    <>
      <NotesField pending notes={notes} onChange={onNotes} />
      <Actions>
        <ConfirmedButton
          label="Approve Selected"
          kind={{ type: 'primary', disabled: isPending }}
          question={`Approve ${counted(selected.length, 'submission')}?`}
          explanation="They will be published in the directory."
          onConfirm={() => decide('approve')}
        />
        <Button danger disabled={isPending || notesProblem('reject', notes) !== null} onClick={() => decide('reject')}>
          Reject Selected
        </Button>
        <Button onClick={() => onSelect([])}>Clear Selection</Button>
      </Actions>
    </>
  );
}
