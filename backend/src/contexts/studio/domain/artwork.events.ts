import * as z from 'zod/mini';
import { type EventCatalogue, type EventOf, firstVersion } from '../../../platform/decider/decider.js';
import { StoredText } from '../../../platform/decider/stored-text.js';

export const HugRequestedData = z.object({
  hugId: z.int(),
  userName: StoredText,
  portraitUrl: z.string(),
  mascotPictureUrl: z.nullable(z.string()),
  characterName: z.nullable(StoredText),
});
export const DrawingSubmittedData = z.object({ hugId: z.int(), drawingUrl: z.string(), prompt: StoredText });
export const ImageRequestedData = z.object({ imageId: z.int(), prompt: StoredText, modelId: z.string() });

export const PictureFormat = z.enum(['jpeg', 'png', 'webp']);
export type PictureFormat = z.infer<typeof PictureFormat>;

export const GenerationFailure = z.enum([
  'interrupted',
  'unclear',
  'busy',
  'unreachable',
  'forbidden',
  'refused',
  'providerFailed',
  'canceled',
  'tooSlow',
  'garbled',
  'sourceGone',
  'internal',
]);
export type GenerationFailure = z.infer<typeof GenerationFailure>;

const generation = z.int();
const failure = GenerationFailure;
const detail = z.nullable(z.string());

export const GeneratedPicture = z.object({
  url: z.string(),
  sourceUrl: z.nullable(z.string()),
  original: z.object({ blob: z.string(), format: PictureFormat }),
});
export type GeneratedPicture = z.infer<typeof GeneratedPicture>;

const generationDefinitions = {
  GenerationRequested: firstVersion(
    z.object({
      /** Counts the generations of an artwork, from 1. */
      generation,
      seed: z.int(),
      provider: z.string(),
      format: PictureFormat,
    }),
    'GenerateHug',
    'TransformDrawing',
    'GenerateImage',
    'RerollHug',
    'OrderDemonstration',
  ),
  PromptImproved: firstVersion(
    z.object({ generation, improvedPrompt: StoredText, improver: z.string() }),
    'ImprovePrompt',
  ),
  SubmissionIntended: firstVersion(z.object({ generation, attempt: z.int() }), 'IntendSubmission'),
  SubmissionDeclined: firstVersion(z.object({ generation, attempt: z.int(), failure, detail }), 'DeclineSubmission'),
  GenerationStarted: firstVersion(
    z.object({ generation, jobId: z.string(), materials: z.array(z.string()) }),
    'StartGeneration',
  ),
  PictureStored: firstVersion(z.object({ generation, picture: GeneratedPicture }), 'StorePicture'),
  GenerationCompleted: firstVersion(z.object({ generation }), 'CompleteGeneration'),
  GenerationFailed: firstVersion(z.object({ generation, failure, detail }), 'FailGeneration'),
};
export type GenerationEvent = EventOf<typeof generationDefinitions>;

export const PictureCheckedData = z.object({
  url: z.string(),
  health: z.enum(['healthy', 'broken']),
  source: z.enum(['none', 'reachable', 'gone']),
  /** ISO 8601, UTC. */
  checkedAt: z.string(),
});

const definitions = {
  HugRequested: firstVersion(HugRequestedData, 'GenerateHug', 'OrderDemonstration'),
  DrawingSubmitted: firstVersion(DrawingSubmittedData, 'TransformDrawing', 'OrderDemonstration'),
  ImageRequested: firstVersion(ImageRequestedData, 'GenerateImage', 'OrderDemonstration'),
  ...generationDefinitions,
  PictureChecked: firstVersion(PictureCheckedData, 'CheckPicture', 'ReportBroken'),
  /** Only the uploaded portrait was deleted: the generated pictures of the hug stay. */
  PortraitDeleted: firstVersion(z.object({ hugId: z.int(), deletedUrl: z.string() }), 'DeletePortrait'),
};
type Definitions = typeof definitions;
export type ArtworkEvent<Type extends keyof Definitions = keyof Definitions> = EventOf<Definitions, Type>;
export const artworkEvents: EventCatalogue<ArtworkEvent> = definitions;
