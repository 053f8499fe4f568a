import { ERROR_MESSAGES, STUDIO_MESSAGES } from '@marcel/contracts';
import { aggregate } from '../../../platform/decider/aggregate.js';
import type { Decider } from '../../../platform/decider/decider.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { spansWithout } from '../../../platform/decider/spans.js';
import type { ArtworkRequested } from './artwork-requests.js';
import type { ArtworkCommand, Making } from './artwork.commands.js';
import { artworkEvents, type ArtworkEvent } from './artwork.events.js';
import { artworkStream, type ArtworkId } from './artwork-streams.js';
import { evolveArtwork, initialArtwork, Made, type ArtworkState } from './artwork.state.js';
import { decideGeneration } from './generation.decider.js';
import { decideCheck } from './picture-check.js';

export const artworkDecider: Decider<ArtworkCommand, ArtworkEvent, ArtworkState> = {
  initialState: initialArtwork,
  evolve: evolveArtwork,
  decide(command, state) {
    switch (command.kind) {
      case 'RequestHug':
        return begin(state, { type: 'HugRequested', data: command.data }, command.making);
      case 'SubmitDrawing':
        return begin(state, { type: 'DrawingSubmitted', data: command.data }, command.making);
      case 'RequestImage':
        return begin(state, { type: 'ImageRequested', data: command.data }, command.making);
      case 'Reroll':
        return reroll(state, command.provider);
      case 'DeletePortrait':
        return deletePortrait(state);
      case 'RecordCheck':
        return decideCheck(command.check, state);
      case 'TakeBackLikes':
        return takenBack(state, command);
      case 'ImprovePrompt':
      case 'IntendSubmission':
      case 'DeclineSubmission':
      case 'StartGeneration':
      case 'StorePicture':
      case 'CompleteGeneration':
      case 'FailGeneration':
        return decideGeneration(command, state);
    }
  },
};

export const artworks = aggregate({
  stream: ({ series, id }: ArtworkId) => artworkStream(series, id),
  catalogue: artworkEvents,
  decider: artworkDecider,
  snapshots: { version: 4, schema: Made },
});

function begin(state: ArtworkState, request: ArtworkRequested, making: Making): readonly ArtworkEvent[] {
  if (state.kind !== 'absent') throw new DomainError('conflict', ERROR_MESSAGES.conflict);
  return [request, { type: 'GenerationRequested', data: { generation: 1, ...making } }];
}

/** Nothing happens while it may be needed. */
function deletePortrait(state: ArtworkState): readonly ArtworkEvent[] {
  if (state.kind !== 'made' || state.isPortraitDeleted || state.subject.kind !== 'hug') return [];
  if (state.generation.phase.kind !== 'completed') return [];
  const { hugId, portraitUrl: deletedUrl } = state.subject;
  return [{ type: 'PortraitDeleted', data: { hugId, deletedUrl } }];
}

/** The next seed after the last: the same artwork never comes out the same twice. */
function reroll(state: ArtworkState, provider: string): readonly ArtworkEvent[] {
  if (state.kind !== 'made') throw new DomainError('not_found', STUDIO_MESSAGES.hugNotFound);
  if (state.isPortraitDeleted) throw new DomainError('gone', STUDIO_MESSAGES.portraitDeleted);
  const { number, seed, format, phase } = state.generation;
  if (phase.kind !== 'completed' && phase.kind !== 'failed') {
    throw new DomainError('conflict', STUDIO_MESSAGES.stillGenerating);
  }
  return [{ type: 'GenerationRequested', data: { generation: number + 1, seed: seed + 1, provider, format } }];
}

/** Each like once: there is nothing to do where others have taken back all of them. */
function takenBack(
  state: ArtworkState,
  { artwork, span, reason }: Extract<ArtworkCommand, { kind: 'TakeBackLikes' }>,
): readonly ArtworkEvent[] {
  if (state.kind !== 'made') throw new DomainError('not_found', ERROR_MESSAGES.notFound);
  const spans = spansWithout(span, state.takenBack);
  return spans.length === 0 ? [] : [{ type: 'ArtworkLikesTakenBack', data: { ...artwork, spans, reason } }];
}
