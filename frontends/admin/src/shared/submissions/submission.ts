import { Submission, SubmissionPayload } from '@marcel/contracts';
import * as z from 'zod/mini';

/** A submission as the panel reads it: whatever its submitter left out may also be missing altogether. */
export const ReviewedSubmission = z.extend(Submission, { payload: z.partial(SubmissionPayload) });
export type ReviewedSubmission = z.infer<typeof ReviewedSubmission>;

export const ReviewedSubmissionList = z.array(ReviewedSubmission);
