import { Skeleton, Spinner } from '@marcel/kit';
import type { ReactNode } from 'react';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { useSubmission } from '../../../shared/submissions/use-submission';
import { AdminReviewCard } from './AdminReviewCard';
import { LikelyDuplicates } from './LikelyDuplicates';
import { MascotInformationCard } from './MascotInformationCard';
import { SubmissionHeaderCard } from './SubmissionHeaderCard';
import { SubmissionUnavailable } from './SubmissionUnavailable';
import styles from './SubmissionReview.module.css';

interface SubmissionReviewProps {
  id: number;
  /** Shown below what the submission says. */
  history?: ReactNode;
}

/** Everything about one submission, and the decision on it. */
export function SubmissionReview({ id, history }: SubmissionReviewProps) {
  const { data: submission, error, isRefetchError, dataUpdatedAt, refetch } = useSubmission(id);

  if (submission === undefined) {
    return error ? <SubmissionUnavailable error={error} onRetry={() => void refetch()} /> : <ReviewSkeleton />;
  }
  return (
    <div className={styles.review}>
      <div className={styles.facts}>
        <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
        <SubmissionHeaderCard submission={submission} />
        <LikelyDuplicates id={id} />
        <MascotInformationCard submission={submission} />
        {history}
      </div>
      <AdminReviewCard className={styles.decision} submission={submission} />
    </div>
  );
}

const ReviewSkeleton = () => (
  <>
    <Spinner label="Loading submission..." />
    <div className={styles.review}>
      <Skeleton kind="card" />
      <Skeleton kind="card" />
    </div>
  </>
);
