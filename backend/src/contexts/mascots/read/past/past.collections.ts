import * as z from 'zod/mini';
import type { CollectionDefinition } from '../../../../platform/read-store/collection.js';
import { MascotProfile } from '../../domain/mascot.events.js';
import { ERASED_MASCOTS_VIEW, LIKE_DAYS_VIEW, MASCOT_STATES_VIEW } from '../../views.js';

/** Names, scores, years and choices: the past tells them as they were. */
export const Figures = z.omit(MascotProfile, {
  contributor: true,
  visualDesc: true,
  facts: true,
  historyOverview: true,
  sourceUrl: true,
});
export type Figures = z.infer<typeof Figures>;

/** By what texts and pictures of then are known again among those of now: what was taken away or replaced since is nowhere kept. */
export const WordMarks = z.object({
  visualDesc: z.nullable(z.string()),
  historyOverview: z.nullable(z.string()),
  sourceUrl: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  facts: z.array(z.string()),
});
export type WordMarks = z.infer<typeof WordMarks>;

/** What one event made of a mascot. */
export const MascotState = z.object({
  mascotId: z.int(),
  revision: z.int(),
  day: z.int(),
  /** The same day, unless it is the publication: for whoever looks for what has changed. */
  changedOn: z.nullable(z.int()),
  time: z.string(),
  /** Whether the directory shows it from then on. */
  isShown: z.boolean(),
  figures: z.partial(Figures),
  marks: z.partial(WordMarks),
});
export type MascotState = z.infer<typeof MascotState>;

export const mascotStatesCollection: CollectionDefinition = {
  name: MASCOT_STATES_VIEW,
  id: 'number',
  fields: { mascotId: 'number', changedOn: 'number', at: 'number', shown: 'number' },
  columns: ['mascotId', 'changedOn', 'at', 'shown'],
};

/** How many likes a mascot got on a day, less those that were taken back on it. */
export interface LikeDay {
  readonly mascotId: number;
  readonly day: number;
  readonly likes: number;
}

export const likeDaysCollection: CollectionDefinition = {
  name: LIKE_DAYS_VIEW,
  id: 'number',
  fields: { mascotId: 'number', day: 'number', likes: 'number' },
  columns: ['mascotId', 'day', 'likes'],
};

/** Mascots that were erased: nobody is told any more what they were called. */
export const erasedMascotsCollection: CollectionDefinition = { name: ERASED_MASCOTS_VIEW, id: 'number', fields: {} };
