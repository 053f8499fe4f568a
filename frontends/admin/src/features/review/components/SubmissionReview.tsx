import { Spinner } from '@marcel/kit';
import { Card, Skeleton } from '@marcel/kit/antd';
import type { ReactNode } from 'react';
import { Columns } from '../../../shared/components/Columns';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { useSubmission } from '../../../shared/submissions/use-submission';
import { AdminReviewCard } from './AdminReviewCard';
import { LikelyDuplicates } from './LikelyDuplicates';
import { MascotInformationCard } from './MascotInformationCard';
import { SameMaker } from './SameMaker';
import { SubmissionHeaderCard } from './SubmissionHeaderCard';
import { SubmissionUnavailable } from './SubmissionUnavailable';

interface SubmissionReviewProps {
  id: number;
  /** What has changed since it was rejected. */
  revision?: ReactNode;
  history?: ReactNode;
}

export function SubmissionReview({ id, revision, history }: SubmissionReviewProps) {
  const { data: submission, error, isRefetchError, dataUpdatedAt, refetch } = useSubmission(id);

  if (submission === undefined) {
    return error ? <SubmissionUnavailable error={error} onRetry={() => void refetch()} /> : <ReviewSkeleton />;
  }
  return (
    <Columns
      main={
        <>
          <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
          <SubmissionHeaderCard submission={submission} />
          {revision}
          <LikelyDuplicates key={id} submission={submission} />
          <SameMaker key={`maker ${id}`} id={id} />
          <MascotInformationCard submission={submission} />
          {history}
        </>
      }
      aside={<AdminReviewCard submission={submission} />}
    />
  );
}

const SHAPE = (
  <Card aria-hidden>
    <Skeleton />
  </Card>
);

const ReviewSkeleton = () => (
  <>
    <Spinner label="Loading submission..." />
    <Columns main={SHAPE} aside={SHAPE} />
  </>
);
