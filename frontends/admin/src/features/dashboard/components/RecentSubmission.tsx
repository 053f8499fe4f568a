import { relativeTime } from '@marcel/kit';
import { Link } from 'react-router-dom';
import { submissionPage } from '../../../shared/navigation/pages';
import { StatusBadge } from '../../../shared/submissions/StatusBadge';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { brandName, mascotName } from '../../../shared/submissions/submission-texts';
import { SubmissionPicture } from '../../../shared/submissions/SubmissionPicture';
import styles from './RecentSubmissions.module.css';
import { adminDate } from '../../../shared/dates/admin-date';

export const RecentSubmission = ({ submission }: { submission: ReviewedSubmission }) => (
  <li className={styles.entry}>
    <div className={styles.picture}>
      <SubmissionPicture submission={submission} />
    </div>
    <div className={styles.facts}>
      <Link to={submissionPage(submission.id)}>{mascotName(submission)}</Link>
      <p className={styles.small}>
        {brandName(submission)},{' '}
        <time dateTime={submission.createdAt} title={adminDate(submission.createdAt)}>
          {relativeTime(submission.createdAt)}
        </time>
      </p>
    </div>
    <StatusBadge status={submission.status} />
  </li>
);
