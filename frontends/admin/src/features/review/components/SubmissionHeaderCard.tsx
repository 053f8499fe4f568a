import { Card } from '../../../shared/components/Card';
import { DefinitionRows } from '../../../shared/components/DefinitionRows';
import { StatusBadge } from '../../../shared/submissions/StatusBadge';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { adminDate, brandName, mascotName } from '../../../shared/submissions/submission-texts';
import styles from './SubmissionHeaderCard.module.css';

export function SubmissionHeaderCard({ submission }: { submission: ReviewedSubmission }) {
  const { createdAt, email, linkedinUrl, status } = submission;
  const profile = (
    <a href={linkedinUrl} target="_blank" rel="noopener noreferrer nofollow">
      {linkedinUrl}
    </a>
  );
  return (
    <Card title={mascotName(submission)} aside={<StatusBadge status={status} />}>
      <p className={styles.brand}>{brandName(submission)}</p>
      <DefinitionRows
        rows={[
          ['Submitted', <time dateTime={createdAt}>{adminDate(createdAt)}</time>],
          ['E-mail', <a href={`mailto:${email}`}>{email}</a>],
          ['Profile', profile],
        ]}
      />
    </Card>
  );
}
