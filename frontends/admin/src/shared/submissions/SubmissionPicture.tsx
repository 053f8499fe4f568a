import { InitialsPlaceholder, Picture } from '@marcel/kit';
import type { ReviewedSubmission } from './submission';
import { mascotName } from './submission-texts';

/** The small, square picture of a submission in a list. */
export const SubmissionPicture = ({ submission }: { submission: ReviewedSubmission }) => (
  <Picture
    src={submission.imageUrl}
    alt=""
    fallback={<InitialsPlaceholder name={mascotName(submission)} />}
    sizes="160px"
    ratio={1}
  />
);
