import { Submission } from '@marcel/contracts';
import * as z from 'zod/mini';
import type { CollectionDefinition } from '../../../platform/read-store/collection.js';
import { SUBMISSIONS_VIEW } from '../views.js';

/** A submission with the submitter's contact still sealed. */
export const SubmissionDocument = z.extend(z.omit(Submission, { email: true, linkedinUrl: true, lookUrl: true }), {
  sealedPersonalData: z.string(),
  statusKeyHash: z.string(),
  publishedAt: z.nullable(z.string()),
  /** Of the last event that it shows; left out by builds of an earlier release. */
  revision: z.optional(z.int()),
  eventId: z.optional(z.string()),
  /** Of the payload, to sort and search by. */
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
