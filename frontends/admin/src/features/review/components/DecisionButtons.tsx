import { Button } from '@marcel/kit';
import { notesProblem, type Decision } from '../../../shared/submissions/decide';
import styles from './DecisionButtons.module.css';

interface DecisionButtonsProps {
  notes: string;
  /** The decision that is under way. */
  working: Decision | null;
  onDecide: (decision: Decision) => void;
}

export function DecisionButtons({ notes, working, onDecide }: DecisionButtonsProps) {
  const busy = working !== null;
  return (
    <div className={styles.buttons}>
      <Button kind="primary" disabled={busy} onClick={() => onDecide('approve')}>
        {working === 'approve' ? 'Approving...' : 'Approve Submission'}
      </Button>
      <Button
        kind="danger"
        disabled={busy || notesProblem('reject', notes) !== null}
        onClick={() => onDecide('reject')}
      >
        {working === 'reject' ? 'Rejecting...' : 'Reject Submission'}
      </Button>
    </div>
  );
}
