import { PAGES, REVIEW_MESSAGES, SUBMISSION_MESSAGES } from '@marcel/contracts';
import { ApiError, ErrorDialog, errorText, LinkButton } from '@marcel/kit';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { SUBMISSION_FAILURES } from '../../../shared/submissions/submission-texts';

interface SubmissionUnavailableProps {
  error: Error;
  onRetry: () => void;
}

/** In the place of a submission that is not there, or that could not be loaded. */
export function SubmissionUnavailable({ error, onRetry }: SubmissionUnavailableProps) {
  if (!(error instanceof ApiError) || error.status !== 404) {
    return <LoadFailure title={SUBMISSION_FAILURES.one} error={error} onRetry={onRetry} />;
  }
  return (
    <ErrorDialog title={REVIEW_MESSAGES.notFound} message={errorText(error, SUBMISSION_MESSAGES.notFound)}>
      <LinkButton to={PAGES.adminSubmissions}>Back to Submissions</LinkButton>
    </ErrorDialog>
  );
}
