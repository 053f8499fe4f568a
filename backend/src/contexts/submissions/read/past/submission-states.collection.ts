import * as z from 'zod/mini';
import { SUBMISSION_STATUSES } from '@marcel/contracts';
import type { CollectionDefinition } from '../../../../platform/read-store/collection.js';
import { SUBMISSION_STATES_VIEW } from '../../views.js';

/** How a submission stood from some time on. */
export const SubmissionState = z.object({
  submissionId: z.int(),
  /** In milliseconds since 1970. */
  at: z.int(),
  status: z.enum(SUBMISSION_STATUSES),
  /** What it was called from then on; null where that stayed. */
  called: z.nullable(z.object({ name: z.string(), brand: z.string() })),
});
export type SubmissionState = z.infer<typeof SubmissionState>;

export const submissionStatesCollection: CollectionDefinition = {
  name: SUBMISSION_STATES_VIEW,
  id: 'number',
  fields: { submissionId: 'number', at: 'number', status: 'text' },
  columns: ['submissionId', 'at', 'status'],
};
