import { IMAGE_SEARCH_LIMITS, IMAGE_SEARCH_STATUSES } from '@marcel/contracts';
import * as z from 'zod/mini';
import { unknownEvent } from '../../../platform/decider/decider.js';
import type { ImageSearchEvent, MascotImagesSearched } from './image-search.events.js';

const count = z.int();

/** Of the last run; bounded, however many mascots there are. */
export const ImageSearchState = z.readonly(
  z.object({
    run: count,
    status: z.enum(IMAGE_SEARCH_STATUSES),
    /** The mascot that was searched for last: they take their turns by their ids. */
    last: count,
    searched: count,
    found: count,
    failed: count,
    failedInARow: count,
    failures: z.readonly(z.array(z.object({ mascotId: count, name: z.string(), message: z.string() }))),
  }),
);
export type ImageSearchState = z.infer<typeof ImageSearchState>;

const UNSEARCHED = { last: 0, searched: 0, found: 0, failed: 0, failedInARow: 0, failures: [] };

export const initialImageSearch: ImageSearchState = { run: 0, status: 'none', ...UNSEARCHED };

export function evolveImageSearch(state: ImageSearchState, event: ImageSearchEvent): ImageSearchState {
  switch (event.type) {
    case 'ImageSearchBegun':
      return { run: event.data.run, status: 'running', ...UNSEARCHED };
    case 'MascotImagesSearched':
      return withOutcome(state, event.data);
    case 'ImageSearchEnded':
      return { ...state, status: event.data.reason };
    default:
      return unknownEvent(event);
  }
}

function withOutcome(
  state: ImageSearchState,
  { mascotId, name, images, failure }: MascotImagesSearched['data'],
): ImageSearchState {
  const searched = { ...state, last: mascotId, searched: state.searched + 1 };
  if (failure === null) return { ...searched, found: state.found + (images.length > 0 ? 1 : 0), failedInARow: 0 };
  const failures = [...state.failures, { mascotId, name, message: failure }].slice(-IMAGE_SEARCH_LIMITS.failuresTold);
  return { ...searched, failed: state.failed + 1, failedInARow: state.failedInARow + 1, failures };
}
