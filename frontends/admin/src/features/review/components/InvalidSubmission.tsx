import { PAGES, REVIEW_MESSAGES } from '@marcel/contracts';
import { ErrorDialog, LinkButton } from '@marcel/kit';

/** The address names no submission. */
export const InvalidSubmission = () => (
  <ErrorDialog title={REVIEW_MESSAGES.invalid.title} message={REVIEW_MESSAGES.invalid.body}>
    <LinkButton to={PAGES.adminSubmissions}>Back to Submissions</LinkButton>
  </ErrorDialog>
);
