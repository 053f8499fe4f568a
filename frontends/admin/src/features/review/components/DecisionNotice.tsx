import { fillPath, PAGES, SUBMISSION_MESSAGES } from '@marcel/contracts';
import { Alert } from '@marcel/kit/antd';
import { Link } from 'react-router-dom';
import { adminDate } from '../../../shared/dates/admin-date';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';

/** What was decided, when, and where the mascot now is. */
export function DecisionNotice({ submission }: { submission: ReviewedSubmission }) {
  const { mascotSlug, processedAt, status } = submission;
  return (
    <Alert
      role="status"
      type={status === 'approved' ? 'success' : 'info'}
      title={SUBMISSION_MESSAGES.alreadyDecided(status)}
      description={
        <>
          {processedAt && (
            <p>
              Processed on <time dateTime={processedAt}>{adminDate(processedAt)}</time>
            </p>
          )}
          {mascotSlug && <Link to={fillPath(PAGES.mascot, { slug: mascotSlug })}>See it in the directory</Link>}
        </>
      }
    />
  );
}
