import { Skeleton } from '@marcel/kit';
import { Card } from '../../../shared/components/Card';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { newest } from '../newest';
import { RecentSubmission } from './RecentSubmission';
import styles from './RecentSubmissions.module.css';
import { SUBMISSION_FAILURES } from '../../../shared/submissions/submission-texts';

interface RecentSubmissionsProps {
  /** Undefined while they load, or when they could not be loaded. */
  submissions: readonly ReviewedSubmission[] | undefined;
  failed: boolean;
}

export function RecentSubmissions({ submissions, failed }: RecentSubmissionsProps) {
  return (
    <Card title="Recent Submissions">
      {failed && <p>{SUBMISSION_FAILURES.list}</p>}
      {submissions === undefined && !failed && <Skeleton kind="row" />}
      {submissions?.length === 0 && <p>No submissions yet</p>}
      {submissions && submissions.length > 0 && (
        <ul className={styles.list}>
          {newest(submissions).map((submission) => (
            <RecentSubmission key={submission.id} submission={submission} />
          ))}
        </ul>
      )}
    </Card>
  );
}
