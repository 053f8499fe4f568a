import { fillPath, PAGES, SUBMISSION_MESSAGES } from '@marcel/contracts';
import { Link } from 'react-router-dom';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import styles from './DecisionNotice.module.css';
import { adminDate } from '../../../shared/dates/admin-date';

/** What was decided, when, and where the mascot now is. */
export function DecisionNotice({ submission }: { submission: ReviewedSubmission }) {
  const { mascotSlug, processedAt, status } = submission;
  return (
    <div className={styles.notice} role="status">
      <p className={styles.decision}>{SUBMISSION_MESSAGES.alreadyDecided(status)}</p>
      {processedAt && (
        <p>
          Processed on <time dateTime={processedAt}>{adminDate(processedAt)}</time>
        </p>
      )}
      {mascotSlug && <Link to={fillPath(PAGES.mascot, { slug: mascotSlug })}>See it in the directory</Link>}
    </div>
  );
}
