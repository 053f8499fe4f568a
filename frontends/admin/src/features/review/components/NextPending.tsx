import { LinkButton } from '@marcel/kit';
import { submissionPage } from '../../../shared/navigation/pages';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { mascotName } from '../../../shared/submissions/submission-texts';

/** The way to the pending submission that follows. */
export const NextPending = ({ next }: { next: ReviewedSubmission | undefined }) =>
  next && <LinkButton to={submissionPage(next.id)}>Next pending: {mascotName(next)}</LinkButton>;
