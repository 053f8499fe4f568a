import { LinkButton } from '@marcel/kit';
import { submissionPage } from '../../../shared/navigation/pages';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { mascotName } from '../../../shared/submissions/submission-texts';
import { useSubmissions } from '../../../shared/submissions/use-submissions';
import { nextPending } from '../next-pending';

/** The way to the submission that has waited longest. */
export function NextPending({ after }: { after: ReviewedSubmission }) {
  const { data: submissions = [] } = useSubmissions();
  const next = nextPending(submissions, after);
  return next && <LinkButton to={submissionPage(next.id)}>Next pending: {mascotName(next)}</LinkButton>;
}
