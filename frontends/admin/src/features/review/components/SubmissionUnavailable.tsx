import { PAGES, REVIEW_MESSAGES, SUBMISSION_MESSAGES } from '@marcel/contracts';
import { ErrorDialog, LinkButton } from '@marcel/kit';
import { ApiError, errorText } from '@marcel/kit/api';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { SUBMISSION_FAILURES } from '../../../shared/submissions/submission-texts';

/** In the place of a submission that is not there, or that could not be loaded. */
export const SubmissionUnavailable = ({ error, onRetry }: { error: Error; onRetry: () => void }) =>
  error instanceof ApiError && error.status === 404 ? (
    <NoSubmission title={REVIEW_MESSAGES.notFound} message={errorText(error, SUBMISSION_MESSAGES.notFound)} />
  ) : (
    <LoadFailure title={SUBMISSION_FAILURES.one} error={error} onRetry={onRetry} />
  );

export const InvalidSubmission = () => (
  <NoSubmission title="Invalid Submission" message="The submission ID is missing or invalid." />
);

const NoSubmission = (told: { title: string; message: string }) => (
  <ErrorDialog {...told}>
    <LinkButton to={PAGES.adminSubmissions}>Back to Submissions</LinkButton>
  </ErrorDialog>
);
