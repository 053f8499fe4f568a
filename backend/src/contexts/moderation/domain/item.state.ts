import type { ItemState } from '@marcel/contracts';
import { unknownEvent } from '../../../platform/decider/decider.js';
import type { ItemEvent, ItemHeld } from './item.events.js';

interface Look {
  readonly standing: ItemState | 'untouched';
  /** Why it was held; null unless it was. */
  readonly cause: ItemHeld['data']['cause'] | null;
  /** Who has reported it since the last verdict, each once. */
  readonly reporters: readonly string[];
  readonly overruled: readonly string[];
}

export interface JudgedState extends Look {
  readonly length: number;
  readonly round: number;
  readonly before: Look | null;
}

export const untouched: JudgedState = {
  standing: 'untouched',
  cause: null,
  reporters: [],
  overruled: [],
  length: 0,
  round: 0,
  before: null,
};

export function evolveItem(last: JudgedState, event: ItemEvent): JudgedState {
  const state = { ...last, length: last.length + 1 };
  const { standing, cause, reporters, overruled } = last;
  const before = { standing, cause, reporters, overruled };
  const judged = { ...state, round: state.length, cause: null, reporters: [], before };
  switch (event.type) {
    case 'ItemReported':
      return { ...state, standing: 'reported', reporters: [...reporters, event.data.reporter] };
    case 'ItemHeld':
      return { ...state, standing: 'held', cause: event.data.cause };
    case 'ItemHidden':
      return { ...judged, standing: 'hidden', reporters };
    case 'ItemRestored':
    case 'ReportsDismissed':
      return { ...judged, standing: 'shown', overruled: [...overruled, ...reporters] };
    case 'ItemErased':
      return { ...judged, standing: 'erased', overruled: [], before: null };
    case 'ItemReopened':
      return { ...judged, ...lookAgain(last), before: null };
    default:
      return unknownEvent(event);
  }
}

export function lookAgain({ standing, overruled, before }: JudgedState): Look & { standing: 'reported' | 'held' } {
  if (before?.standing === 'reported' || before?.standing === 'held') return { ...before, standing: before.standing };
  return { standing: standing === 'shown' ? 'reported' : 'held', cause: null, reporters: [], overruled };
}

const NOT_SHOWN: ReadonlySet<JudgedState['standing']> = new Set(['held', 'hidden', 'erased']);

export const isShownIn = ({ standing }: JudgedState): boolean => !NOT_SHOWN.has(standing);

export function isShownAfter(event: ItemEvent): boolean | undefined {
  if (event.type === 'ItemReported') return undefined;
  if (event.type === 'ItemReopened') return event.data.standing === 'reported';
  return event.type === 'ItemRestored' || event.type === 'ReportsDismissed';
}
