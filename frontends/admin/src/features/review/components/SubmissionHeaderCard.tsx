import { Card } from '../../../shared/components/Card';
import { StatusBadge } from '../../../shared/submissions/StatusBadge';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { brandName, mascotName } from '../../../shared/submissions/submission-texts';
import { ErasePersonalData } from './ErasePersonalData';
import styles from './SubmissionHeaderCard.module.css';
import { SubmitterRows } from './SubmitterRows';

export const SubmissionHeaderCard = ({ submission }: { submission: ReviewedSubmission }) => (
  <Card title={mascotName(submission)} aside={<StatusBadge status={submission.status} />}>
    <p className={styles.brand}>{brandName(submission)}</p>
    <SubmitterRows submission={submission} />
    {!submission.erasedAt && <ErasePersonalData id={submission.id} />}
  </Card>
);
