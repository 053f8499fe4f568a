import { Button } from '@marcel/kit';
import { useState } from 'react';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { SubmissionCard } from './SubmissionCard';
import styles from './SubmissionCards.module.css';

/** How many cards are added at a time; more would make the page slow to draw. */
const STEP = 60;

export function SubmissionCards({ submissions }: { submissions: readonly ReviewedSubmission[] }) {
  const [limit, setLimit] = useState(STEP);
  const remaining = submissions.length - limit;
  return (
    <>
      <ul className={styles.cards}>
        {submissions.slice(0, limit).map((submission) => (
          <li key={submission.id}>
            <SubmissionCard submission={submission} />
          </li>
        ))}
      </ul>
      {remaining > 0 && (
        <Button className={styles.more} onClick={() => setLimit(limit + STEP)}>
          Show {Math.min(STEP, remaining)} more
        </Button>
      )}
    </>
  );
}
