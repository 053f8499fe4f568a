import * as z from 'zod/mini';
import { AuditedSubmission, Actor } from '../audit/responses.js';
import { MAX_SHORT_LIST, listOf } from '../http/lists.js';
import { Mascot } from '../mascots/responses.js';
import { GENERATION_STATUSES, STUDIO_LIMITS, URL_HEALTHS } from '../studio/rules.js';

export const FieldChange = z.object({ field: z.string(), from: z.unknown(), to: z.unknown() });
export type FieldChange = z.infer<typeof FieldChange>;

export const UNDO_KINDS = ['reopen', 'revert', 'restore'] as const;

const entry = {
  revision: z.int(),
  position: z.string(),
  type: z.string(),
  time: z.string(),
  actor: Actor,
  release: z.nullable(z.string()),
  correlationId: z.string(),
  clientRequestId: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  changes: listOf(FieldChange, MAX_SHORT_LIST),
  undo: z.nullable(z.enum(UNDO_KINDS)),
};

/** A mascot after an event, without its likes, which have a separate stream. */
export const MascotSnapshot = z.omit(Mascot, { likes: true });
export type MascotSnapshot = z.infer<typeof MascotSnapshot>;

export const MascotHistory = listOf(z.object({ ...entry, state: z.nullable(MascotSnapshot) }));
export type MascotHistory = z.infer<typeof MascotHistory>;

export const SubmissionHistory = listOf(z.object({ ...entry, state: z.nullable(AuditedSubmission) }));
export type SubmissionHistory = z.infer<typeof SubmissionHistory>;

export const PictureSnapshot = z.object({
  kind: z.enum(['hug', 'drawing', 'image']),
  status: z.enum(GENERATION_STATUSES),
  failureReason: z.nullable(z.string()),
  /** The provider that accepted the order; null before. */
  provider: z.nullable(z.string()),
  format: z.nullable(z.string()),
  pictures: listOf(z.string(), STUDIO_LIMITS.pictures),
  preserved: z.int(),
  urlHealth: z.enum(URL_HEALTHS),
  lastUrlCheckAt: z.nullable(z.string()),
  sourceGone: z.boolean(),
  /** True while moderation holds or hides the picture. Visitors do not see it then. */
  hidden: z.boolean(),
  createdAt: z.string(),
  madeAt: z.nullable(z.string()),
});
export type PictureSnapshot = z.infer<typeof PictureSnapshot>;

export const PictureHistory = listOf(z.object({ ...entry, state: z.nullable(PictureSnapshot) }));
export type PictureHistory = z.infer<typeof PictureHistory>;
