import * as z from 'zod/mini';
import type { DomainEvent } from '../../../platform/decider/decider.js';
import type { EventCatalogue } from '../../../platform/decider/event-catalogue.js';

const run = z.int();

const ImageSearchBegunData = z.object({ run });
const MascotImagesSearchedData = z.object({
  run,
  mascotId: z.int(),
  /** What it was searched for by. */
  name: z.string(),
  /** Addresses on the web, best first. */
  images: z.array(z.string()),
  /** In words for an admin; null when the provider answered. */
  failure: z.nullable(z.string()),
});
const ImageSearchEndedData = z.object({ run, reason: z.enum(['completed', 'stopped', 'failing']) });

/** From here on every mascot without an image is searched for, those published first before the others. */
export type ImageSearchBegun = DomainEvent<'ImageSearchBegun', z.infer<typeof ImageSearchBegunData>>;
export type MascotImagesSearched = DomainEvent<'MascotImagesSearched', z.infer<typeof MascotImagesSearchedData>>;
export type ImageSearchEnded = DomainEvent<'ImageSearchEnded', z.infer<typeof ImageSearchEndedData>>;

export type ImageSearchEvent = ImageSearchBegun | MascotImagesSearched | ImageSearchEnded;

export const imageSearchEvents: EventCatalogue<ImageSearchEvent> = {
  ImageSearchBegun: { version: 1, schema: ImageSearchBegunData, writtenBy: ['BeginImageSearch'] },
  MascotImagesSearched: { version: 1, schema: MascotImagesSearchedData, writtenBy: ['SearchImagesOfMascot'] },
  ImageSearchEnded: {
    version: 1,
    schema: ImageSearchEndedData,
    writtenBy: ['StopImageSearch', 'SearchImagesOfMascot', 'CompleteImageSearch'],
  },
};

export const IMAGE_SEARCH_STREAM = 'missing-images';
