import type { ItemState } from '@marcel/contracts';
import { unknownEvent } from '../../../platform/decider/decider.js';
import type { ItemEvent } from './item.events.js';

export interface JudgedState {
  /** `untouched`: nobody has ever said anything of it. */
  readonly standing: ItemState | 'untouched';
  /** How many events there are. */
  readonly length: number;
  /** How many there were with the last verdict; 0 until there is one. */
  readonly round: number;
  /** Who has reported it since the last verdict, each once. */
  readonly reporters: readonly string[];
  /** Whose reports somebody has looked at and left it shown: they are not asked again. */
  readonly overruled: readonly string[];
}

export const untouched: JudgedState = { standing: 'untouched', length: 0, round: 0, reporters: [], overruled: [] };

export function evolveItem(before: JudgedState, event: ItemEvent): JudgedState {
  const state = { ...before, length: before.length + 1 };
  const judged = { ...state, round: state.length, reporters: [] };
  switch (event.type) {
    case 'ItemReported':
      return { ...state, standing: 'reported', reporters: [...state.reporters, event.data.reporter] };
    case 'ItemHeld':
      return { ...state, standing: 'held' };
    case 'ItemHidden':
      return { ...judged, standing: 'hidden', reporters: state.reporters };
    case 'ItemRestored':
    case 'ReportsDismissed':
      return { ...judged, standing: 'shown', overruled: [...state.overruled, ...state.reporters] };
    case 'ItemErased':
      return { ...judged, standing: 'erased', overruled: [] };
    default:
      return unknownEvent(event);
  }
}

const NOT_SHOWN: ReadonlySet<JudgedState['standing']> = new Set(['held', 'hidden', 'erased']);

export const isShownIn = ({ standing }: JudgedState): boolean => !NOT_SHOWN.has(standing);

/** Whether visitors see an item after an event; undefined where it changes nothing about that. */
export function isShownAfter({ type }: ItemEvent): boolean | undefined {
  if (type === 'ItemReported') return undefined;
  return type === 'ItemRestored' || type === 'ReportsDismissed';
}
