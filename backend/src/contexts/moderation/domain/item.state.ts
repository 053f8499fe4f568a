import type { ItemState } from '@marcel/contracts';
import { unknownEvent } from '../../../platform/decider/decider.js';
import type { ItemEvent } from './item.events.js';

export interface JudgedState {
  /** `untouched`: nobody has ever said anything of it. */
  readonly standing: ItemState | 'untouched';
  /** Who has reported it since the last verdict, each once. */
  readonly reporters: readonly string[];
  /** Whose reports somebody has looked at and left it shown: they are not asked again. */
  readonly overruled: readonly string[];
}

export const untouched: JudgedState = { standing: 'untouched', reporters: [], overruled: [] };

export function evolveItem(state: JudgedState, event: ItemEvent): JudgedState {
  switch (event.type) {
    case 'ItemReported':
      return { ...state, standing: 'reported', reporters: [...state.reporters, event.data.reporter] };
    case 'ItemHeld':
      return { ...state, standing: 'held' };
    case 'ItemHidden':
      return { ...state, standing: 'hidden' };
    case 'ItemRestored':
    case 'ReportsDismissed':
      return { standing: 'shown', reporters: [], overruled: [...state.overruled, ...state.reporters] };
    case 'ItemErased':
      return { standing: 'erased', reporters: [], overruled: [] };
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
