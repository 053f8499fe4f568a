import * as z from 'zod/mini';
import { firstEventMissing } from '../../../platform/decider/first-event-missing.js';
import { unknownEvent } from '../../../platform/decider/decider.js';
import { StoredText } from '../../../platform/decider/stored-text.js';
import {
  DrawingSubmittedData,
  HugRequestedData,
  ImageRequestedData,
  PictureCheckedData,
  type ArtworkEvent,
  PictureFormat,
  GeneratedPicture,
} from './artwork.events.js';

const Subject = z.discriminatedUnion('kind', [
  z.extend(HugRequestedData, { kind: z.literal('hug') }),
  z.extend(DrawingSubmittedData, { kind: z.literal('drawing') }),
  z.extend(ImageRequestedData, { kind: z.literal('image') }),
]);
export type Subject = Readonly<z.infer<typeof Subject>>;

const Phase = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['queued', 'intended', 'stored', 'completed', 'failed']) }),
  z.object({ kind: z.literal('started'), jobId: z.string() }),
]);
export type Phase = Readonly<z.infer<typeof Phase>>;

const Generation = z.object({
  number: z.int(),
  seed: z.int(),
  provider: z.string(),
  format: PictureFormat,
  attempts: z.int(),
  /** The improved prompt; always null for hugs and drawings, which have none. */
  improvedPrompt: z.nullable(StoredText),
  phase: Phase,
});
export type Generation = Readonly<z.infer<typeof Generation>>;

/** The state of an artwork whose first generation was requested. It contains only the newest picture, so that snapshots stay small. */
export const ExistingArtwork = z.readonly(
  z.object({
    kind: z.literal('existing'),
    subject: Subject,
    generation: Generation,
    picture: z.nullable(GeneratedPicture),
    isPortraitDeleted: z.boolean(),
    health: z.enum(['unknown', 'healthy', 'broken']),
    source: z.union([PictureCheckedData.shape.source, z.literal('unknown')]),
  }),
);
export type ExistingArtwork = z.infer<typeof ExistingArtwork>;

export type ArtworkState =
  | { readonly kind: 'absent' }
  | { readonly kind: 'requested'; readonly subject: Subject }
  | ExistingArtwork;

export const initialArtwork: ArtworkState = { kind: 'absent' };

export function evolveArtwork(state: ArtworkState, event: ArtworkEvent): ArtworkState {
  switch (event.type) {
    case 'HugRequested':
      return withSubject(state, { kind: 'hug', ...event.data });
    case 'DrawingSubmitted':
      return withSubject(state, { kind: 'drawing', ...event.data });
    case 'ImageRequested':
      return withSubject(state, { kind: 'image', ...event.data });
    case 'GenerationRequested':
      return startGeneration(state, event.data);
    case 'PromptImproved':
      return patchGeneration(state, event, { improvedPrompt: event.data.improvedPrompt });
    case 'SubmissionIntended':
      return patchGeneration(state, event, { phase: { kind: 'intended' }, attempts: event.data.attempt });
    case 'SubmissionDeclined':
      return patchGeneration(state, event, { phase: { kind: 'queued' } });
    case 'GenerationStarted':
      return patchGeneration(state, event, { phase: { kind: 'started', jobId: event.data.jobId } });
    case 'PictureStored': {
      const stored = patchGeneration(state, event, { phase: { kind: 'stored' } });
      return { ...stored, picture: event.data.picture, ...UNCHECKED };
    }
    case 'GenerationCompleted':
      return patchGeneration(state, event, { phase: { kind: 'completed' } });
    case 'GenerationFailed':
      return patchGeneration(state, event, { phase: { kind: 'failed' } });
    case 'PictureChecked':
      return { ...requireExisting(state, event), health: event.data.health, source: event.data.source };
    case 'PortraitDeleted':
      return { ...requireExisting(state, event), isPortraitDeleted: true };
    default:
      return unknownEvent(event);
  }
}

const UNCHECKED = { health: 'unknown', source: 'unknown' } as const;

function withSubject(state: ArtworkState, subject: Subject): ArtworkState {
  if (state.kind !== 'absent') throw new Error('An artwork was requested twice');
  return { kind: 'requested', subject };
}

function startGeneration(state: ArtworkState, data: ArtworkEvent<'GenerationRequested'>['data']): ArtworkState {
  if (state.kind === 'absent') throw firstEventMissing('GenerationRequested', 'request for the artwork');
  const { generation: number, ...options } = data;
  const generation: Generation = { number, ...options, attempts: 0, improvedPrompt: null, phase: { kind: 'queued' } };
  if (state.kind === 'existing') return { ...state, generation };
  const none = { picture: null, isPortraitDeleted: false };
  return { kind: 'existing', subject: state.subject, generation, ...none, ...UNCHECKED };
}

function requireExisting(state: ArtworkState, { type }: ArtworkEvent): ExistingArtwork {
  if (state.kind !== 'existing') throw firstEventMissing(type, 'GenerationRequested');
  return state;
}

function patchGeneration(state: ArtworkState, event: ArtworkEvent, changes: Partial<Generation>): ExistingArtwork {
  const before = requireExisting(state, event);
  return { ...before, generation: { ...before.generation, ...changes } };
}
