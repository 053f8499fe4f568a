import { BULK_LIMIT, BulkDecision, ROUTES, SUBMISSION_STATUS_LABELS, type SubmissionStatus } from '@marcel/contracts';
import { countText, isolateBidi } from '@marcel/kit/programs';
import * as z from 'zod/mini';
import { Button, type ButtonProps } from 'antd';
import { useRef, useState } from 'react';
import { toDecided, mascotName, ReviewedSubmissionList } from '../../../shared/submissions/submissions';
import type { ReviewedSubmission } from '../../../shared/submissions/submissions';
import { refreshSoon } from '../../../shared/live/refresh-soon';
import { type ReviewDecision, decisionRequest, notesProblem } from '../../../shared/submissions/use-decision';
import { undoableDecisions, UNDO_TEXTS, useUndo } from '../../../shared/undo/undo';
import { useRecoverFocus } from '../../../shared/browser/focus';
import { Actions, Card } from '../../../shared/components/blocks';
import { Dialog } from '../../../shared/components/Dialog';
import { NotesField } from '../../../shared/submissions/NotesField';
import { useAdminClient, useAdminMutation } from '../../../shared/api';

const MAX_NAMED = 3;

export function failuresText(failures: BulkDecision['failed'], submissions: readonly ReviewedSubmission[]): string {
  const messages = failures.slice(0, MAX_NAMED).map(({ id, error }) => {
    const submission = submissions.find((one) => one.id === id);
    return `“${isolateBidi(submission ? mascotName(submission) : `submission ${id}`)}”: ${error}`;
  });
  const others = failures.length - messages.length;
  return [`${failures.length} could not be decided.`, ...messages, others > 0 && `And ${others} more.`]
    .filter(Boolean)
    .join(' ');
}

interface BulkRequest {
  decision: ReviewDecision;
  submissions: readonly ReviewedSubmission[];
  notes: string;
}

const Outcome = z.extend(BulkDecision, { decided: ReviewedSubmissionList });

const PATHS: Record<ReviewDecision, string> = { approve: ROUTES.submissionsApprove, reject: ROUTES.submissionsReject };

function useBulkDecision(onDecided: () => void) {
  const { adminApi, client, toast } = useAdminClient();
  const undo = useUndo();
  return useAdminMutation({
    mutationFn: ({ decision, submissions, notes }: BulkRequest) =>
      adminApi.send('PUT', PATHS[decision], Outcome, {
        ...decisionRequest(decision, notes),
        ids: submissions.map(({ id }) => id),
        revisions: submissions.map(({ revisions = 0 }) => revisions),
      }),
    onSuccess: ({ decided, failed: failures }, { decision, submissions }) => {
      onDecided();
      const run = () => undo(undoableDecisions(...decided.map(toDecided)));
      toast({
        title: `${decided.length} ${decision === 'approve' ? 'approved' : 'rejected'}`,
        ...(failures.length > 0 && { body: failuresText(failures, submissions), tone: 'destructive' }),
        ...(decided.length > 0 && { action: { label: UNDO_TEXTS.action, run } }),
      });
    },
    failure: { title: 'Bulk decision failed', body: 'Please try again.' },
    onSettled: () => refreshSoon(client),
  });
}

interface BulkDecisionBarProps {
  visible: readonly ReviewedSubmission[];
  /** Status of the submissions that one press selects. */
  status: SubmissionStatus;
  selected: readonly ReviewedSubmission[];
  onSelect: (submissions: readonly ReviewedSubmission[]) => void;
}

export function BulkDecisionBar({ visible, status, selected, onSelect }: BulkDecisionBarProps) {
  const [notes, setNotes] = useState('');
  const undo = useUndo();
  const [first] = selected;
  const bar = useRef<HTMLDivElement>(null);
  useRecoverFocus(first === undefined, () => bar.current);
  const selectable = visible.filter((one) => one.status === status).slice(0, BULK_LIMIT);
  return (
    <div ref={bar} tabIndex={-1} role="group" aria-label="Selection">
      {first === undefined && selectable.length > 0 && (
        <Actions>
          <Button onClick={() => onSelect(selectable)}>
            Select {selectable.length} {SUBMISSION_STATUS_LABELS[status]}
          </Button>
        </Actions>
      )}
      {first !== undefined && (
        <Card title={`${selected.length} selected`}>
          {first.status === 'pending' ? (
            <PendingActions selected={selected} onSelect={onSelect} notes={notes} onNotes={setNotes} />
          ) : (
            <Actions>
              <ConfirmedButton
                label="Undo Decisions"
                kind={{ danger: true }}
                question={`Undo ${countText(selected.length, 'decision')}?`}
                explanation="The submissions will be pending again, and their mascots leave the directory."
                onConfirm={() => undo(undoableDecisions(...selected.map(toDecided)))}
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

function ConfirmedButton({ label, kind, question, explanation, onConfirm }: ConfirmedButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  const confirm = () => {
    setConfirming(false);
    onConfirm();
  };
  return (
    <>
      <Button {...kind} aria-haspopup="dialog" onClick={() => setConfirming(true)}>
        {label}
      </Button>
      {isConfirming && (
        <Dialog title={question} okText={label} onOk={confirm} onClose={() => setConfirming(false)}>
          <p>{explanation}</p>
        </Dialog>
      )}
    </>
  );
}

function PendingActions(props: Selected & { notes: string; onNotes: (notes: string) => void }) {
  const { selected, onSelect, notes, onNotes } = props;
  const { mutate, isPending } = useBulkDecision(() => {
    onNotes('');
    onSelect([]);
  });
  const decide = (decision: ReviewDecision) => mutate({ decision, submissions: selected, notes });
  return (
    <>
      <NotesField isEditable notes={notes} onChange={onNotes} />
      <Actions>
        <ConfirmedButton
          label="Approve Selected"
          kind={{ type: 'primary', disabled: isPending }}
          question={`Approve ${countText(selected.length, 'submission')}?`}
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
