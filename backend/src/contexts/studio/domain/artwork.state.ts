import type { UrlHealth } from '@marcel/contracts';
import { unknownEvent } from '../../../platform/decider/decider.js';
import type { DrawingSubmitted, HugRequested, ImageRequested } from './artwork-requests.js';
import type { ArtworkEvent, PictureChecked } from './artwork.events.js';
import type { GenerationRequested, PictureFormat, StoredPicture } from './generation-steps.js';

/** What the pictures of an artwork show. */
export type Subject =
  | ({ readonly kind: 'hug' } & HugRequested['data'])
  | ({ readonly kind: 'drawing' } & DrawingSubmitted['data'])
  | ({ readonly kind: 'image' } & ImageRequested['data']);

/** Where the newest generation stands. */
export type Phase =
  | { readonly kind: 'queued' | 'ordered' | 'completed' | 'failed' }
  | { readonly kind: 'started'; readonly jobId: string }
  | { readonly kind: 'stored' };

export interface Generation {
  readonly number: number;
  readonly seed: number;
  readonly provider: string;
  readonly format: PictureFormat;
  /** Times that the provider was about to be asked. */
  readonly attempts: number;
  /** Null until the prompt was improved; hugs and drawings need no prompt. */
  readonly improvedPrompt: string | null;
  readonly phase: Phase;
}

export type ArtworkState =
  | { readonly kind: 'absent' }
  | { readonly kind: 'requested'; readonly subject: Subject }
  | {
      readonly kind: 'made';
      readonly subject: Subject;
      readonly generation: Generation;
      /** Newest first. */
      readonly pictures: readonly StoredPicture[];
      readonly health: UrlHealth;
      readonly source: PictureChecked['data']['source'] | 'unknown';
    };

export type Made = Extract<ArtworkState, { kind: 'made' }>;

export const initialArtwork: ArtworkState = { kind: 'absent' };

export function evolveArtwork(state: ArtworkState, event: ArtworkEvent): ArtworkState {
  switch (event.type) {
    case 'HugRequested':
      return begun(state, { kind: 'hug', ...event.data });
    case 'DrawingSubmitted':
      return begun(state, { kind: 'drawing', ...event.data });
    case 'ImageRequested':
      return begun(state, { kind: 'image', ...event.data });
    case 'GenerationRequested':
      return generating(state, event.data);
    case 'PromptImproved':
      return inGeneration(state, event, { improvedPrompt: event.data.improvedPrompt });
    case 'SubmissionIntended':
      return inGeneration(state, event, { phase: { kind: 'ordered' }, attempts: event.data.attempt });
    case 'SubmissionDeclined':
      return inGeneration(state, event, { phase: { kind: 'queued' } });
    case 'GenerationStarted':
      return inGeneration(state, event, { phase: { kind: 'started', jobId: event.data.jobId } });
    case 'PictureStored':
      return stored(inGeneration(state, event, { phase: { kind: 'stored' } }), event.data.picture);
    case 'GenerationCompleted':
      return inGeneration(state, event, { phase: { kind: 'completed' } });
    case 'GenerationFailed':
      return inGeneration(state, event, { phase: { kind: 'failed' } });
    case 'PictureChecked':
      return { ...made(state, event), ...found(event) };
    default:
      return unknownEvent(event);
  }
}

const found = ({ data: { health, source } }: PictureChecked) => ({ health, source });

const UNSEEN = { health: 'unknown', source: 'unknown' } as const;

function begun(state: ArtworkState, subject: Subject): ArtworkState {
  if (state.kind !== 'absent') throw new Error('An artwork was asked for twice');
  return { kind: 'requested', subject };
}

function generating(state: ArtworkState, data: GenerationRequested['data']): ArtworkState {
  if (state.kind === 'absent') throw new Error('GenerationRequested came before the artwork was asked for');
  const { generation: number, ...making } = data;
  const generation: Generation = { number, ...making, attempts: 0, improvedPrompt: null, phase: { kind: 'queued' } };
  if (state.kind === 'made') return { ...state, generation };
  return { kind: 'made', subject: state.subject, generation, pictures: [], ...UNSEEN };
}

function made(state: ArtworkState, { type }: ArtworkEvent): Made {
  if (state.kind !== 'made') throw new Error(`${type} came before GenerationRequested`);
  return state;
}

function inGeneration(state: ArtworkState, event: ArtworkEvent, changes: Partial<Generation>): Made {
  const before = made(state, event);
  return { ...before, generation: { ...before.generation, ...changes } };
}

/** Nobody has looked at a new picture yet. */
const stored = (state: Made, picture: StoredPicture): Made => ({
  ...state,
  pictures: [picture, ...state.pictures],
  ...UNSEEN,
});
