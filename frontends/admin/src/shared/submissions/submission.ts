import { Submission, SubmissionPayload } from '@marcel/contracts';
import * as z from 'zod/mini';

export const ReviewedSubmission = z.extend(Submission, { payload: z.partial(SubmissionPayload) });
export type ReviewedSubmission = z.infer<typeof ReviewedSubmission>;

export const ReviewedSubmissionList = z.array(ReviewedSubmission);
