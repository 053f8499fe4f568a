import type { StoredText } from '../../../platform/decider/stored-text.js';
import {
  type ArtworkEvent,
  type GenerationFailure,
  type PictureFormat,
  type GeneratedPicture,
  type GenerationEvent,
  artworkEvents,
} from './artwork.events.js';
import { ERROR_MESSAGES, STUDIO_MESSAGES } from '@marcel/contracts';
import type { ArtworkState, Generation, Phase } from './artwork.state.js';
import { evolveArtwork, initialArtwork, ExistingArtwork } from './artwork.state.js';
import { aggregate, type Decider } from '../../../platform/decider/decider.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { type ArtworkId, artworkStream } from './artwork-streams.js';

export interface GenerationOptions {
  readonly seed: number;
  readonly provider: string;
  readonly format: PictureFormat;
}

export type ArtworkRequest =
  | ({ readonly options: GenerationOptions } & (
      | { readonly kind: 'RequestHug'; readonly data: ArtworkEvent<'HugRequested'>['data'] }
      | { readonly kind: 'SubmitDrawing'; readonly data: ArtworkEvent<'DrawingSubmitted'>['data'] }
      | { readonly kind: 'RequestImage'; readonly data: ArtworkEvent<'ImageRequested'>['data'] }
    ))
  | { readonly kind: 'Reroll'; readonly provider: string };

export type GenerationCommand =
  | { readonly kind: 'ImprovePrompt'; readonly improvedPrompt: StoredText; readonly improver: string }
  /** `attempt` counts from 1; of two workers with the same attempt, only one succeeds. */
  | { readonly kind: 'IntendSubmission'; readonly attempt: number }
  | {
      readonly kind: 'DeclineSubmission';
      readonly attempt: number;
      readonly failure: GenerationFailure;
      readonly detail: string | null;
    }
  | { readonly kind: 'StartGeneration'; readonly jobId: string; readonly materials: string[] }
  | { readonly kind: 'StorePicture'; readonly picture: GeneratedPicture }
  | { readonly kind: 'CompleteGeneration' }
  | { readonly kind: 'FailGeneration'; readonly failure: GenerationFailure; readonly detail: string | null };

type CommandOfGeneration = GenerationCommand & { readonly generation: number };

type ArtworkCommand =
  | ArtworkRequest
  | CommandOfGeneration
  | { readonly kind: 'DeletePortrait' }
  | { readonly kind: 'RecordCheck'; readonly check: ArtworkEvent<'PictureChecked'>['data'] };

const ALLOWED_PHASES: Readonly<Record<GenerationCommand['kind'], readonly Phase['kind'][]>> = {
  ImprovePrompt: ['queued'],
  IntendSubmission: ['queued', 'intended'],
  DeclineSubmission: ['intended'],
  StartGeneration: ['intended'],
  StorePicture: ['started'],
  CompleteGeneration: ['stored'],
  FailGeneration: ['queued', 'intended', 'started', 'stored'],
};

function decideGeneration(command: CommandOfGeneration, state: ArtworkState): readonly GenerationEvent[] {
  if (state.kind !== 'existing' || state.generation.number !== command.generation) return [];
  if (!ALLOWED_PHASES[command.kind].includes(state.generation.phase.kind)) return [];
  if (command.kind === 'IntendSubmission' && command.attempt !== state.generation.attempts + 1) return [];
  if (command.kind === 'DeclineSubmission' && command.attempt !== state.generation.attempts) return [];
  return [toEvent(command, state.generation)];
}

function toEvent(command: GenerationCommand, { number: generation, attempts: attempt }: Generation): GenerationEvent {
  switch (command.kind) {
    case 'ImprovePrompt': {
      const { improvedPrompt, improver } = command;
      return { type: 'PromptImproved', data: { generation, improvedPrompt, improver } };
    }
    case 'IntendSubmission':
      return { type: 'SubmissionIntended', data: { generation, attempt: attempt + 1 } };
    case 'DeclineSubmission': {
      const { failure, detail } = command;
      return { type: 'SubmissionDeclined', data: { generation, attempt, failure, detail } };
    }
    case 'StartGeneration':
      return { type: 'GenerationStarted', data: { generation, jobId: command.jobId, materials: command.materials } };
    case 'StorePicture':
      return { type: 'PictureStored', data: { generation, picture: command.picture } };
    case 'CompleteGeneration':
      return { type: 'GenerationCompleted', data: { generation } };
    case 'FailGeneration':
      return { type: 'GenerationFailed', data: { generation, failure: command.failure, detail: command.detail } };
  }
}

export const artworkDecider: Decider<ArtworkCommand, ArtworkEvent, ArtworkState> = {
  initialState: initialArtwork,
  evolve: evolveArtwork,
  decide(command, state) {
    if ('generation' in command) return decideGeneration(command, state);
    switch (command.kind) {
      case 'RequestHug':
        return requestArtwork(state, { type: 'HugRequested', data: command.data }, command.options);
      case 'SubmitDrawing':
        return requestArtwork(state, { type: 'DrawingSubmitted', data: command.data }, command.options);
      case 'RequestImage':
        return requestArtwork(state, { type: 'ImageRequested', data: command.data }, command.options);
      case 'Reroll':
        return reroll(state, command.provider);
      case 'DeletePortrait':
        return deletePortrait(state);
      case 'RecordCheck':
        return decideCheck(command.check, state);
    }
  },
};

export const artworks = aggregate({
  stream: ({ series, id }: ArtworkId) => artworkStream(series, id),
  catalogue: artworkEvents,
  decider: artworkDecider,
  snapshots: { version: 5, schema: ExistingArtwork },
});

function requestArtwork(
  state: ArtworkState,
  request: ArtworkEvent<'HugRequested' | 'DrawingSubmitted' | 'ImageRequested'>,
  options: GenerationOptions,
): readonly ArtworkEvent[] {
  if (state.kind !== 'absent') throw new DomainError('conflict', ERROR_MESSAGES.conflict);
  return [request, { type: 'GenerationRequested', data: { generation: 1, ...options } }];
}

function deletePortrait(state: ArtworkState): readonly ArtworkEvent[] {
  if (state.kind !== 'existing' || state.isPortraitDeleted || state.subject.kind !== 'hug') return [];
  if (state.generation.phase.kind !== 'completed') return [];
  const { hugId, portraitUrl: deletedUrl } = state.subject;
  return [{ type: 'PortraitDeleted', data: { hugId, deletedUrl } }];
}

/** Uses the next seed, so that a reroll always gives another picture. */
function reroll(state: ArtworkState, provider: string): readonly ArtworkEvent[] {
  if (state.kind !== 'existing') throw new DomainError('not_found', STUDIO_MESSAGES.hugNotFound);
  if (state.isPortraitDeleted) throw new DomainError('gone', STUDIO_MESSAGES.portraitDeleted);
  const { number, seed, format, phase } = state.generation;
  if (phase.kind !== 'completed' && phase.kind !== 'failed')
    throw new DomainError('conflict', STUDIO_MESSAGES.stillGenerating);
  return [{ type: 'GenerationRequested', data: { generation: number + 1, seed: seed + 1, provider, format } }];
}

/** Records the check of the newest picture, unless its result is unchanged, or the picture was replaced during the check. */
function decideCheck(check: ArtworkEvent<'PictureChecked'>['data'], state: ArtworkState): readonly ArtworkEvent[] {
  if (state.kind !== 'existing' || state.picture?.url !== check.url) return [];
  const isUnchanged = state.health === check.health && state.source === check.source;
  return isUnchanged ? [] : [{ type: 'PictureChecked', data: check }];
}
