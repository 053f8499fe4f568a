import * as z from 'zod/mini';
import { type EventCatalogue, type EventOf, firstVersion } from '../../../platform/decider/decider.js';

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

const base = { mascotId: z.int(), slug: z.string(), profile: MascotProfile, imageUrl: text };
const reason = z.string();

const definitions = {
  MascotPublished: firstVersion(z.object({ ...base, origin: Origin }), 'PublishMascot'),
  MascotEdited: firstVersion(z.object({ changes: z.partial(MascotProfile) }), 'EditMascot'),
  MascotImageChanged: firstVersion(z.object({ imageUrl: text }), 'EditMascot', 'ChangeMascotImage'),
  MascotDeleted: firstVersion(z.object({ name: z.string() }), 'DeleteMascot'),
  /** The mascot left the directory, because its submission is no longer approved or a moderator has hidden it. */
  MascotWithdrawn: firstVersion(z.object({ name: z.string() }), 'WithdrawMascot'),
  MascotEditReverted: firstVersion(
    z.object({ revisions: z.array(z.int()), changes: z.partial(z.extend(MascotProfile, { imageUrl: text })), reason }),
    'RevertEdit',
  ),
  MascotRestored: firstVersion(z.object({ ...base, publishedAt: z.string(), likes: z.int(), reason }), 'RestoreMascot'),
  /** Counts likes that arrived while the mascot was being restored, and that its restored count does not include. */
  MissedLikesCounted: firstVersion(z.object({ likes: z.int() }), 'CountMissedLikes'),
};
type Definitions = typeof definitions;
export type MascotEvent<Type extends keyof Definitions = keyof Definitions> = EventOf<Definitions, Type>;
export const mascotEvents: EventCatalogue<MascotEvent> = definitions;

export const MASCOT_STREAMS = 'mascot-';
export const mascotStream = (id: number): string => `${MASCOT_STREAMS}${id}`;
export const parseMascotId = (stream: string): number => Number(stream.slice(MASCOT_STREAMS.length));
