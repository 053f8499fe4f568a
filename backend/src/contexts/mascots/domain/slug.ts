import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue } from '../../../platform/decider/decider.js';
import { PAGES } from '@marcel/contracts';
import { transliterate } from 'transliteration';

const SlugReservedData = z.object({ slug: z.string(), mascotId: z.int() });

/** First event of a slug stream: the slug belongs to that mascot forever, so that links keep working. */
export type SlugReserved = DomainEvent<'SlugReserved', z.infer<typeof SlugReservedData>>;

export const slugEvents: EventCatalogue<SlugReserved> = {
  SlugReserved: { version: 1, schema: SlugReservedData, writtenBy: ['ReserveSlug'] },
};

export const SLUG_STREAMS = 'slug-';
export const slugStream = (slug: string): string => `${SLUG_STREAMS}${slug}`;

const FALLBACK = 'mascot';
const MAX_LENGTH = 80;
const RESERVED_PAGES = [PAGES.submit, PAGES.submissionStatus, PAGES.compare];

export function toSlug(name: string): string {
  const words = transliterate(name)
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, MAX_LENGTH).replace(/^-|-$/g, '') || FALLBACK;
}

export const isReservedSlug = (slug: string): boolean =>
  RESERVED_PAGES.some((path) => `${path}/`.startsWith(`${PAGES.directory}/${slug}/`));
