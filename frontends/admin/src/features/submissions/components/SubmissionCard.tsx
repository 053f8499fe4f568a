import { LinkButton } from '@marcel/kit';
import { submissionPage } from '../../../shared/navigation/pages';
import { StatusBadge } from '../../../shared/submissions/StatusBadge';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { brandName, mascotName } from '../../../shared/submissions/submission-texts';
import { SubmissionPicture } from '../../../shared/submissions/SubmissionPicture';
import { PendingActions } from './PendingActions';
import styles from './SubmissionCard.module.css';
import { adminDate } from '../../../shared/dates/admin-date';

interface SubmissionCardProps {
  submission: ReviewedSubmission;
  selected: boolean;
  onToggle: () => void;
}

export function SubmissionCard({ submission, selected, onToggle }: SubmissionCardProps) {
  const name = mascotName(submission);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <SubmissionPicture submission={submission} />
      </div>
      <div className={styles.facts}>
        <h2 className={styles.name}>{name}</h2>
        <p>{brandName(submission)}</p>
        <p className={styles.small}>{submission.email}</p>
        <p className={styles.small}>
          <time dateTime={submission.createdAt}>{adminDate(submission.createdAt)}</time>
        </p>
      </div>
      <StatusBadge status={submission.status} />
      <div className={styles.actions}>
        <LinkButton to={submissionPage(submission.id)} aria-label={`View Details of ${name}`}>
          View Details
        </LinkButton>
        {submission.status === 'pending' && (
          <>
            <PendingActions submission={submission} />
            <label className={styles.select}>
              <input type="checkbox" aria-label={`Select ${name}`} checked={selected} onChange={onToggle} /> Select
            </label>
          </>
        )}
      </div>
    </article>
  );
}
