import { PAGES, REVIEW_MESSAGES, SUBMISSION_MESSAGES } from '@marcel/contracts';
import { ErrorDialog, LinkButton, Spinner } from '@marcel/kit';
import { ApiError, errorText } from '@marcel/kit/api';
import { Card, Skeleton } from '@marcel/kit/antd';
import type { ReactNode } from 'react';
import { Columns, LoadFailure, StaleNotice } from '../../../shared/components/blocks';
import { SUBMISSION_FAILURES, useSubmission } from '../../../shared/submissions/submissions';
import { AdminReviewCard } from './AdminReviewCard';
import { LikelyDuplicates } from './LikelyDuplicates';
import { MascotInformationCard } from './MascotInformationCard';
import { SameMaker } from './SameMaker';
import { SubmissionHeaderCard } from './SubmissionHeaderCard';

const SubmissionUnavailable = ({ error, onRetry }: { error: Error; onRetry: () => void }) =>
  error instanceof ApiError && error.status === 404 ? (
    <NoSubmission title={REVIEW_MESSAGES.notFound} message={errorText(error, SUBMISSION_MESSAGES.notFound)} />
  ) : (
    <LoadFailure title={SUBMISSION_FAILURES.one} error={error} onRetry={onRetry} />
  );

export const InvalidSubmission = () => (
  <NoSubmission title="Invalid Submission" message="The submission ID is missing or invalid." />
);

const NoSubmission = (error: { title: string; message: string }) => (
  <ErrorDialog {...error}>
    <LinkButton to={PAGES.adminSubmissions}>Back to Submissions</LinkButton>
  </ErrorDialog>
);

interface SubmissionReviewProps {
  id: number;
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
