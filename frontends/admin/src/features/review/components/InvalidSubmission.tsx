import { PAGES } from '@marcel/contracts';
import { ErrorDialog, LinkButton } from '@marcel/kit';

/** The address names no submission. */
export const InvalidSubmission = () => (
  <ErrorDialog title="Invalid Submission" message="The submission ID is missing or invalid.">
    <LinkButton to={PAGES.adminSubmissions}>Back to Submissions</LinkButton>
  </ErrorDialog>
);
