import { IMAGE_SEARCH_LIMITS } from '@marcel/contracts';
import type { DecidedStream } from '../../../platform/decider/aggregate.js';
import type { Decider } from '../../../platform/decider/decider.js';
import {
  IMAGE_SEARCH_STREAM,
  imageSearchEvents,
  type ImageSearchEvent,
  type MascotImagesSearched,
} from './image-search.events.js';
import { evolveImageSearch, ImageSearchState, initialImageSearch } from './image-search.state.js';

export type ImageSearchCommand =
  | { readonly kind: 'begin' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'record'; readonly outcome: MascotImagesSearched['data'] }
  | { readonly kind: 'complete'; readonly run: number };

const imageSearchDecider: Decider<ImageSearchCommand, ImageSearchEvent, ImageSearchState> = {
  initialState: initialImageSearch,
  evolve: evolveImageSearch,
  decide(command, state) {
    const isRunning = state.status === 'running';
    switch (command.kind) {
      case 'begin':
        return isRunning ? [] : [{ type: 'ImageSearchBegun', data: { run: state.run + 1 } }];
      case 'stop':
        return isRunning ? [ended(state.run, 'stopped')] : [];
      case 'record':
        return isRunning && isNext(state, command.outcome) ? recorded(state, command.outcome) : [];
      case 'complete':
        return isRunning && command.run === state.run ? [ended(state.run, 'completed')] : [];
    }
  },
};

/** There is one search for all at a time: every run is recorded in the same stream. */
export const imageSearches: DecidedStream<ImageSearchCommand, ImageSearchEvent, ImageSearchState> = {
  stream: IMAGE_SEARCH_STREAM,
  decider: imageSearchDecider,
  catalogue: imageSearchEvents,
  snapshots: { version: 1, schema: ImageSearchState },
};

/** Of two workers that overlap, one has searched for it already. */
const isNext = ({ run, last }: ImageSearchState, outcome: MascotImagesSearched['data']): boolean =>
  outcome.run === run && outcome.mascotId > last;

function recorded({ run, failedInARow }: ImageSearchState, outcome: MascotImagesSearched['data']): ImageSearchEvent[] {
  const isLastStraw = outcome.failure !== null && failedInARow + 1 >= IMAGE_SEARCH_LIMITS.failuresInARow;
  return [{ type: 'MascotImagesSearched', data: outcome }, ...(isLastStraw ? [ended(run, 'failing')] : [])];
}

const ended = (run: number, reason: 'completed' | 'stopped' | 'failing'): ImageSearchEvent => ({
  type: 'ImageSearchEnded',
  data: { run, reason },
});
