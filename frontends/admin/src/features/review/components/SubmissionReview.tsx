import { PAGES, REVIEW_MESSAGES } from '@marcel/contracts';
import { ErrorDialog, LinkButton } from '@marcel/kit';
import { ApiError } from '@marcel/kit/api';
import type { ReactNode } from 'react';
import { Columns, Loaded, StaleNotice } from '../../../shared/components/blocks';
import { useSubmission } from '../../../shared/submissions/submissions';
import { AdminReviewCard } from './AdminReviewCard';
import { MascotInformationCard } from './MascotInformationCard';
import { LikelyDuplicates, SameBrowserSubmissions } from './RelatedSubmissions';
import { SubmissionHeaderCard } from './SubmissionHeaderCard';

export const InvalidSubmission = () => (
  <NoSubmission title="Invalid Submission" message="The submission ID is missing or invalid." />
);

const NoSubmission = (error: { title: string; message: string }) => (
  <ErrorDialog {...error}>
    <LinkButton to={PAGES.adminSubmissions}>Back to Submissions</LinkButton>
  </ErrorDialog>
);

export function SubmissionReview({ id, revision, history }: { id: number; revision?: ReactNode; history?: ReactNode }) {
  const query = useSubmission(id);
  const { data, error } = query;
  if (data === undefined && error instanceof ApiError && error.status === 404)
    return <NoSubmission title={REVIEW_MESSAGES.notFound} message="Its submitter may have withdrawn it." />;
  return (
    <Loaded query={query} dataName="submission">
      {(submission) => (
        <Columns
          main={
            <>
              <StaleNotice query={query} />
              <SubmissionHeaderCard submission={submission} />
              {revision}
              <LikelyDuplicates key={id} submission={submission} />
              <SameBrowserSubmissions key={`maker ${id}`} id={id} />
              <MascotInformationCard submission={submission} />
              {history}
            </>
          }
          aside={<AdminReviewCard submission={submission} />}
        />
      )}
    </Loaded>
  );
}
