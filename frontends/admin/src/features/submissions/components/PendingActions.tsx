import { Button } from '@marcel/kit/antd';
import { useState } from 'react';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { mascotName } from '../../../shared/submissions/submission-texts';
import { useDecision } from '../../../shared/submissions/use-decision';
import { RejectDialog } from './RejectDialog';

/** Approve and Reject, right from the list; a rejection asks for its reason first. */
export function PendingActions({ submission }: { submission: ReviewedSubmission }) {
  const [rejecting, setRejecting] = useState(false);
  const { decide, working } = useDecision(submission, { onDecided: () => setRejecting(false) });
  const name = mascotName(submission);
  const approveLabel = working === 'approve' ? 'Approving...' : 'Approve';
  return (
    <>
      <Button
        type="primary"
        aria-label={`${approveLabel} ${name}`}
        disabled={working !== null}
        onClick={() => decide('approve', '')}
      >
        {approveLabel}
      </Button>
      <Button danger aria-label={`Reject ${name}`} disabled={working !== null} onClick={() => setRejecting(true)}>
        Reject
      </Button>
      {rejecting && (
        <RejectDialog
          name={name}
          working={working === 'reject'}
          onReject={(notes) => decide('reject', notes)}
          onCancel={() => setRejecting(false)}
        />
      )}
    </>
  );
}
