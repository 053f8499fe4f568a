import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue } from '../../../platform/decider/decider.js';

const text = z.nullable(z.string());
const score = z.int();
const year = z.nullable(z.int());

export const MascotProfile = z.object({
  name: z.string(),
  brand: z.string(),
  contributor: z.string(),
  industry: text,
  visualDesc: text,
  facts: z.array(z.string()),
  status: z.enum(['active', 'inactive']),
  type: text,
  style: text,
  cuteness: score,
  humor: score,
  rebel: score,
  weirdness: score,
  longevityScore: score,
  historyOverview: text,
  sourceUrl: text,
  yearIntroduced: year,
  yearRetired: year,
});
export type MascotProfile = z.infer<typeof MascotProfile>;

const Origin = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('submission'), submissionId: z.int() }),
  z.object({ kind: z.literal('import') }),
]);

const MascotPublishedData = z.object({
  mascotId: z.int(),
  slug: z.string(),
  profile: MascotProfile,
  imageUrl: z.nullable(z.string()),
  origin: Origin,
});
const MascotEditedData = z.object({ changes: z.partial(MascotProfile) });
const MascotImageChangedData = z.object({ imageUrl: z.nullable(z.string()) });
const MascotDeletedData = z.object({ name: z.string() });

const MascotWithdrawnData = z.object({ name: z.string() });
const MascotEditRevertedData = z.object({
  revisions: z.array(z.int()),
  changes: z.partial(z.extend(MascotProfile, { imageUrl: z.nullable(z.string()) })),
  reason: z.string(),
});
const MascotRestoredData = z.object({
  mascotId: z.int(),
  slug: z.string(),
  profile: MascotProfile,
  imageUrl: z.nullable(z.string()),
  publishedAt: z.string(),
  likes: z.int(),
  reason: z.string(),
});

const MissedLikesCountedData = z.object({ likes: z.int() });

export type MascotPublished = DomainEvent<'MascotPublished', z.infer<typeof MascotPublishedData>>;
export type MascotEdited = DomainEvent<'MascotEdited', z.infer<typeof MascotEditedData>>;
export type MascotImageChanged = DomainEvent<'MascotImageChanged', z.infer<typeof MascotImageChangedData>>;
export type MascotDeleted = DomainEvent<'MascotDeleted', z.infer<typeof MascotDeletedData>>;

/** Removed from the directory, because its approval was taken back. */
export type MascotWithdrawn = DomainEvent<'MascotWithdrawn', z.infer<typeof MascotWithdrawnData>>;
export type MascotEditReverted = DomainEvent<'MascotEditReverted', z.infer<typeof MascotEditRevertedData>>;
export type MascotRestored = DomainEvent<'MascotRestored', z.infer<typeof MascotRestoredData>>;

/** Likes that arrived while the mascot was being restored: neither included in its restored count nor counted one by one. */
export type MissedLikesCounted = DomainEvent<'MissedLikesCounted', z.infer<typeof MissedLikesCountedData>>;

export type MascotEvent =
  | MascotPublished
  | MascotEdited
  | MascotImageChanged
  | MascotDeleted
  | MascotWithdrawn
  | MascotEditReverted
  | MascotRestored
  | MissedLikesCounted;

export const mascotEvents: EventCatalogue<MascotEvent> = {
  MascotPublished: { version: 1, schema: MascotPublishedData, writtenBy: ['PublishMascot'] },
  MascotEdited: { version: 1, schema: MascotEditedData, writtenBy: ['EditMascot'] },
  MascotImageChanged: { version: 1, schema: MascotImageChangedData, writtenBy: ['EditMascot', 'ChangeMascotImage'] },
  MascotDeleted: { version: 1, schema: MascotDeletedData, writtenBy: ['DeleteMascot'] },
  MascotWithdrawn: { version: 1, schema: MascotWithdrawnData, writtenBy: ['WithdrawMascot'] },
  MascotEditReverted: { version: 1, schema: MascotEditRevertedData, writtenBy: ['RevertEdit'] },
  MascotRestored: { version: 1, schema: MascotRestoredData, writtenBy: ['RestoreMascot'] },
  MissedLikesCounted: { version: 1, schema: MissedLikesCountedData, writtenBy: ['CountMissedLikes'] },
};

export const MASCOT_STREAMS = 'mascot-';
export const mascotStream = (id: number): string => `${MASCOT_STREAMS}${id}`;
