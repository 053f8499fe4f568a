import { Submission } from '@marcel/contracts';
import * as z from 'zod/mini';
import type { CollectionDefinition } from '../../../platform/read-store/read-store.js';
import { SUBMISSIONS_VIEW } from '../views.js';

export const SubmissionDocument = z.extend(z.omit(Submission, { email: true, linkedinUrl: true, lookUrl: true }), {
  sealedPersonalData: z.string(),
  statusKeyHash: z.string(),
  publishedAt: z.nullable(z.string()),
  revision: z.optional(z.int()),
  eventId: z.optional(z.string()),
  name: z.string(),
  brand: z.string(),
});
export type SubmissionDocument = z.infer<typeof SubmissionDocument>;

export const submissionsCollection: CollectionDefinition = {
  name: SUBMISSIONS_VIEW,
  id: 'number',
  fields: { status: 'text', statusKeyHash: 'text', name: 'alphabetic', brand: 'alphabetic' },
  search: ['name', 'brand'],
};
