import { Button } from '@marcel/kit/antd';
import { Actions } from '../../../shared/components/Actions';
import { notesProblem, type Decision } from '../../../shared/submissions/decide';

interface DecisionButtonsProps {
  /** Somebody else has claimed it. */
  taken: boolean;
  notes: string;
  /** The decision that is under way. */
  working: Decision | null;
  onDecide: (decision: Decision) => void;
}

export function DecisionButtons({ taken, notes, working, onDecide }: DecisionButtonsProps) {
  const busy = taken || working !== null;
  return (
    <Actions>
      <Button type="primary" disabled={busy} onClick={() => onDecide('approve')}>
        {working === 'approve' ? 'Approving...' : 'Approve Submission'}
      </Button>
      <Button danger disabled={busy || notesProblem('reject', notes) !== null} onClick={() => onDecide('reject')}>
        {working === 'reject' ? 'Rejecting...' : 'Reject Submission'}
      </Button>
    </Actions>
  );
}
