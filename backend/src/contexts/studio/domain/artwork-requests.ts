import * as z from 'zod/mini';
import type { DomainEvent } from '../../../platform/decider/decider.js';
import { Words } from '../../../platform/decider/words.js';

export const HugRequestedData = z.object({
  hugId: z.int(),
  userName: Words,
  portraitUrl: z.string(),
  mascotPictureUrl: z.nullable(z.string()),
  characterName: z.nullable(Words),
});
export const DrawingSubmittedData = z.object({ hugId: z.int(), drawingUrl: z.string(), prompt: Words });
export const ImageRequestedData = z.object({ imageId: z.int(), prompt: Words, modelId: z.string() });

export type HugRequested = DomainEvent<'HugRequested', z.infer<typeof HugRequestedData>>;
export type DrawingSubmitted = DomainEvent<'DrawingSubmitted', z.infer<typeof DrawingSubmittedData>>;
export type ImageRequested = DomainEvent<'ImageRequested', z.infer<typeof ImageRequestedData>>;

export type ArtworkRequested = HugRequested | DrawingSubmitted | ImageRequested;

export const requestEvents = {
  HugRequested: { version: 1, schema: HugRequestedData, writtenBy: ['GenerateHug', 'OrderDemonstration'] },
  DrawingSubmitted: { version: 1, schema: DrawingSubmittedData, writtenBy: ['TransformDrawing', 'OrderDemonstration'] },
  ImageRequested: { version: 1, schema: ImageRequestedData, writtenBy: ['GenerateImage', 'OrderDemonstration'] },
};
