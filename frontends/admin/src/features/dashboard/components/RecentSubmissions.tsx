import { relativeTime } from '@marcel/kit';
import { Skeleton } from '@marcel/kit/antd';
import { Link } from 'react-router-dom';
import { Card } from '../../../shared/components/Card';
import { PictureRow } from '../../../shared/components/PictureRow';
import { adminDate } from '../../../shared/dates/admin-date';
import { submissionPage } from '../../../shared/navigation/pages';
import { StatusTag } from '../../../shared/submissions/StatusTag';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { brandName, mascotName, SUBMISSION_FAILURES } from '../../../shared/submissions/submission-texts';
import { newest } from '../newest';
import styles from './RecentSubmissions.module.css';

interface RecentSubmissionsProps {
  /** Undefined while they load, or when they could not be loaded. */
  submissions: readonly ReviewedSubmission[] | undefined;
  failed: boolean;
}

export function RecentSubmissions({ submissions, failed }: RecentSubmissionsProps) {
  return (
    <Card title="Recent Submissions">
      {failed && <p>{SUBMISSION_FAILURES.list}</p>}
      {submissions === undefined && !failed && <Skeleton avatar={{ shape: 'square' }} paragraph={{ rows: 1 }} />}
      {submissions?.length === 0 && <p>No submissions yet</p>}
      {submissions && submissions.length > 0 && (
        <ul className={styles.list}>
          {newest(submissions).map((submission) => (
            <li key={submission.id}>
              <RecentSubmission submission={submission} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const RecentSubmission = ({ submission }: { submission: ReviewedSubmission }) => {
  const { id, imageUrl, lookUrl, createdAt, status } = submission;
  const name = mascotName(submission);
  return (
    <PictureRow src={lookUrl ?? imageUrl} name={name} tag={<StatusTag status={status} />}>
      <Link to={submissionPage(id)}>
        <bdi>{name}</bdi>
      </Link>
      <small>
        <bdi>{brandName(submission)}</bdi>,{' '}
        <time dateTime={createdAt} title={adminDate(createdAt)}>
          {relativeTime(createdAt)}
        </time>
      </small>
    </PictureRow>
  );
};
