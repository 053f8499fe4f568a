import * as z from 'zod/mini';
import type { DomainEvent } from '../../../platform/decider/decider.js';
import { earlierShape } from '../../../platform/decider/event-catalogue.js';
import { Words } from '../../../platform/decider/words.js';

const HugRequestedV1 = z.object({
  hugId: z.int(),
  userName: z.string(),
  portraitUrl: z.string(),
  /** Who hugs; null: Marcel. */
  mascotPictureUrl: z.nullable(z.string()),
});

const DrawingSubmittedV1 = z.object({ hugId: z.int(), drawingUrl: z.string(), prompt: z.string() });

const ImageRequestedV1 = z.object({ imageId: z.int(), prompt: z.string(), modelId: z.string() });

const HugRequestedV2 = z.extend(HugRequestedV1, { userName: Words });

/** `characterName`: what who hugs in Marcel's place is called; null: nobody has said. */
export const HugRequestedData = z.extend(HugRequestedV2, { characterName: z.nullable(Words) });
export const DrawingSubmittedData = z.extend(DrawingSubmittedV1, { prompt: Words });
export const ImageRequestedData = z.extend(ImageRequestedV1, { prompt: Words });

export type HugRequested = DomainEvent<'HugRequested', z.infer<typeof HugRequestedData>>;
export type DrawingSubmitted = DomainEvent<'DrawingSubmitted', z.infer<typeof DrawingSubmittedData>>;
export type ImageRequested = DomainEvent<'ImageRequested', z.infer<typeof ImageRequestedData>>;

/** What an artwork begins with. */
export type ArtworkRequested = HugRequested | DrawingSubmitted | ImageRequested;

export const requestEvents = {
  HugRequested: {
    version: 3,
    schema: HugRequestedData,
    earlier: {
      1: earlierShape(HugRequestedV1, HugRequestedV2, { upcast: (data) => data }),
      2: earlierShape(HugRequestedV2, HugRequestedData, { upcast: (data) => ({ ...data, characterName: null }) }),
    },
    writtenBy: ['GenerateHug', 'OrderDemonstration'],
  },
  DrawingSubmitted: {
    version: 2,
    schema: DrawingSubmittedData,
    earlier: { 1: earlierShape(DrawingSubmittedV1, DrawingSubmittedData, { upcast: (data) => data }) },
    writtenBy: ['TransformDrawing', 'OrderDemonstration'],
  },
  ImageRequested: {
    version: 2,
    schema: ImageRequestedData,
    earlier: { 1: earlierShape(ImageRequestedV1, ImageRequestedData, { upcast: (data) => data }) },
    writtenBy: ['GenerateImage', 'OrderDemonstration'],
  },
};
