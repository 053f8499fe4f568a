import { isolateBidi } from '@marcel/kit/programs';
import { useState } from 'react';
import { Button, Checkbox, Flex } from 'antd';
import { LinkButton } from '@marcel/kit';
import { Dialog } from '../../../shared/components/Dialog';
import { notesProblem, useDecision } from '../../../shared/submissions/use-decision';
import { NotesField } from '../../../shared/submissions/NotesField';
import { brandName, mascotName, type ReviewedSubmission, useClaim } from '../../../shared/submissions/submissions';
import { Actions, Email, PictureRow, Time, StatusTag } from '../../../shared/components/blocks';
import { submissionPage } from '../../../shared/navigation/pages';

interface SubmissionCardProps {
  submission: ReviewedSubmission;
  selected: boolean;
  selectable: boolean;
  onToggle: () => void;
}

export function SubmissionCard({ submission, selected, selectable, onToggle }: SubmissionCardProps) {
  const { id, imageUrl, signedImageUrl, email, createdAt, status } = submission;
  const name = mascotName(submission);
  const claim = useClaim(id);
  const tag = (
    <Flex vertical align="end" gap="small">
      <StatusTag status={status} />
      <Checkbox aria-label={`Select ${name}`} checked={selected} disabled={!selectable} onChange={onToggle}>
        Select
      </Checkbox>
    </Flex>
  );
  return (
    <>
      <PictureRow src={signedImageUrl ?? imageUrl} name={name} tag={tag}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p>
          <bdi>{brandName(submission)}</bdi>
        </p>
        <small>
          <Time at={createdAt} />
        </small>
        {claim && status === 'pending' && <small>Claimed by {claim.own ? 'you' : claim.by}</small>}
      </PictureRow>
      <Email address={email} />
      <Actions>
        <LinkButton to={submissionPage(id)} aria-label={`View Details of ${name}`}>
          View Details
        </LinkButton>
        {status === 'pending' && <PendingActions submission={submission} />}
      </Actions>
    </>
  );
}

function PendingActions({ submission }: { submission: ReviewedSubmission }) {
  const [isRejecting, setIsRejecting] = useState(false);
  const { decide, sending } = useDecision(submission, { onDecided: () => setIsRejecting(false) });
  const name = mascotName(submission);
  const isSending = sending !== null;
  const label = sending === 'approve' ? 'Approving...' : 'Approve';
  return (
    <>
      <Button type="primary" aria-label={`${label} ${name}`} disabled={isSending} onClick={() => decide('approve', '')}>
        {label}
      </Button>
      <Button danger aria-label={`Reject ${name}`} disabled={isSending} onClick={() => setIsRejecting(true)}>
        Reject
      </Button>
      {isRejecting && <RejectDialog {...{ name, decide, sending }} onClose={() => setIsRejecting(false)} />}
    </>
  );
}

type RejectProps = Pick<ReturnType<typeof useDecision>, 'decide' | 'sending'> & { name: string; onClose: () => void };

function RejectDialog({ name, decide, sending, onClose }: RejectProps) {
  const [notes, setNotes] = useState('');
  return (
    <Dialog
      title={`Reject ${isolateBidi(name)}?`}
      closesOnOutsideClick={notes === ''}
      onClose={onClose}
      okText={sending ? 'Rejecting...' : 'Reject Submission'}
      okButtonProps={{ danger: true, disabled: sending !== null || notesProblem('reject', notes) !== null }}
      onOk={() => decide('reject', notes)}
    >
      <NotesField isEditable notes={notes} onChange={setNotes} />
    </Dialog>
  );
}
