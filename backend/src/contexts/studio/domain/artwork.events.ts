import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue } from '../../../platform/decider/decider.js';
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

export type HugRequested = DomainEvent<'HugRequested', z.infer<typeof HugRequestedData>>;
export type DrawingSubmitted = DomainEvent<'DrawingSubmitted', z.infer<typeof DrawingSubmittedData>>;
export type ImageRequested = DomainEvent<'ImageRequested', z.infer<typeof ImageRequestedData>>;

export type ArtworkRequested = HugRequested | DrawingSubmitted | ImageRequested;

const requestEvents = {
  HugRequested: { version: 1, schema: HugRequestedData, writtenBy: ['GenerateHug', 'OrderDemonstration'] },
  DrawingSubmitted: { version: 1, schema: DrawingSubmittedData, writtenBy: ['TransformDrawing', 'OrderDemonstration'] },
  ImageRequested: { version: 1, schema: ImageRequestedData, writtenBy: ['GenerateImage', 'OrderDemonstration'] },
};

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

const GenerationRequestedData = z.object({
  /** Counts the generations of an artwork, from 1. */
  generation,
  seed: z.int(),
  provider: z.string(),
  format: PictureFormat,
});

const PromptImprovedData = z.object({ generation, improvedPrompt: StoredText, improver: z.string() });

const SubmissionIntendedData = z.object({ generation, attempt: z.int() });
const SubmissionDeclinedData = z.object({ generation, attempt: z.int(), failure, detail });
const GenerationStartedData = z.object({
  generation,
  jobId: z.string(),
  materials: z.array(z.string()),
});

export const StoredPicture = z.object({
  url: z.string(),
  sourceUrl: z.nullable(z.string()),
  original: z.object({ blob: z.string(), format: PictureFormat }),
});
export type StoredPicture = z.infer<typeof StoredPicture>;

const PictureStoredData = z.object({ generation, picture: StoredPicture });
const GenerationCompletedData = z.object({ generation });
const GenerationFailedData = z.object({ generation, failure, detail });

export type GenerationRequested = DomainEvent<'GenerationRequested', z.infer<typeof GenerationRequestedData>>;
export type PromptImproved = DomainEvent<'PromptImproved', z.infer<typeof PromptImprovedData>>;
export type SubmissionIntended = DomainEvent<'SubmissionIntended', z.infer<typeof SubmissionIntendedData>>;
export type SubmissionDeclined = DomainEvent<'SubmissionDeclined', z.infer<typeof SubmissionDeclinedData>>;
export type GenerationStarted = DomainEvent<'GenerationStarted', z.infer<typeof GenerationStartedData>>;
export type PictureStored = DomainEvent<'PictureStored', z.infer<typeof PictureStoredData>>;
export type GenerationCompleted = DomainEvent<'GenerationCompleted', z.infer<typeof GenerationCompletedData>>;
export type GenerationFailed = DomainEvent<'GenerationFailed', z.infer<typeof GenerationFailedData>>;

export type GenerationEvent =
  | GenerationRequested
  | PromptImproved
  | SubmissionIntended
  | SubmissionDeclined
  | GenerationStarted
  | PictureStored
  | GenerationCompleted
  | GenerationFailed;

const generationEvents = {
  GenerationRequested: {
    version: 1,
    schema: GenerationRequestedData,
    writtenBy: ['GenerateHug', 'TransformDrawing', 'GenerateImage', 'RerollHug', 'OrderDemonstration'],
  },
  PromptImproved: { version: 1, schema: PromptImprovedData, writtenBy: ['ImprovePrompt'] },
  SubmissionIntended: { version: 1, schema: SubmissionIntendedData, writtenBy: ['IntendSubmission'] },
  SubmissionDeclined: { version: 1, schema: SubmissionDeclinedData, writtenBy: ['DeclineSubmission'] },
  GenerationStarted: { version: 1, schema: GenerationStartedData, writtenBy: ['StartGeneration'] },
  PictureStored: { version: 1, schema: PictureStoredData, writtenBy: ['StorePicture'] },
  GenerationCompleted: { version: 1, schema: GenerationCompletedData, writtenBy: ['CompleteGeneration'] },
  GenerationFailed: { version: 1, schema: GenerationFailedData, writtenBy: ['FailGeneration'] },
};

export const PictureCheckedData = z.object({
  url: z.string(),
  health: z.enum(['healthy', 'broken']),
  source: z.enum(['none', 'reachable', 'gone']),
  /** ISO 8601, UTC. */
  checkedAt: z.string(),
});

export type PictureChecked = DomainEvent<'PictureChecked', z.infer<typeof PictureCheckedData>>;

const PortraitDeletedData = z.object({ hugId: z.int(), deletedUrl: z.string() });

/** Deletes the portrait only: the generated pictures of the hug stay. */
export type PortraitDeleted = DomainEvent<'PortraitDeleted', z.infer<typeof PortraitDeletedData>>;

export type ArtworkEvent = ArtworkRequested | GenerationEvent | PictureChecked | PortraitDeleted;

export const artworkEvents: EventCatalogue<ArtworkEvent> = {
  ...requestEvents,
  ...generationEvents,
  PictureChecked: { version: 1, schema: PictureCheckedData, writtenBy: ['CheckPicture', 'ReportBroken'] },
  PortraitDeleted: { version: 1, schema: PortraitDeletedData, writtenBy: ['DeletePortrait'] },
};
