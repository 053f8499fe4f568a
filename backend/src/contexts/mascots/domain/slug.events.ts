import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue } from '../../../platform/decider/decider.js';

const SlugReservedData = z.object({ slug: z.string(), mascotId: z.int() });

/** First event of a slug's stream: the slug belongs to that mascot for ever, so that links stay alive. */
export type SlugReserved = DomainEvent<'SlugReserved', z.infer<typeof SlugReservedData>>;

export const slugEvents: EventCatalogue<SlugReserved> = {
  SlugReserved: { version: 1, schema: SlugReservedData, writtenBy: ['ReserveSlug'] },
};

export const SLUG_STREAMS = 'slug-';
export const slugStream = (slug: string): string => `${SLUG_STREAMS}${slug}`;
