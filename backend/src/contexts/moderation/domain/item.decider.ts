import { MODERATION_MESSAGES, type ItemState, type ModerationAction } from '@marcel/contracts';
import { aggregate, type Decider } from '../../../platform/decider/decider.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { AlreadyHandled } from './already-handled.js';
import {
  itemEvents,
  moderationStream,
  type ItemEvent,
  type ItemHeld,
  type ItemReported,
  type JudgedItem,
  type VerdictEvent,
} from './item.events.js';
import { evolveItem, isShownIn, lookAgain, untouched, type JudgedState } from './item.state.js';

export type ItemCommand =
  | {
      readonly kind: 'report';
      readonly report: Omit<ItemReported['data'], 'number'>;
      readonly holdAt: number;
    }
  | { readonly kind: 'hold'; readonly item: JudgedItem; readonly cause: ItemHeld['data']['cause'] }
  | {
      readonly kind: ModerationAction;
      readonly item: JudgedItem;
      readonly reason: string;
      readonly round?: number | undefined;
    };

export const itemDecider: Decider<ItemCommand, ItemEvent, JudgedState> = {
  initialState: untouched,
  evolve: evolveItem,
  decide(command, state) {
    switch (command.kind) {
      case 'report':
        return reported(command, state);
      case 'hold': {
        const { item, cause } = command;
        return state.standing === 'untouched' ? [{ type: 'ItemHeld', data: { ...item, cause, reports: 0 } }] : [];
      }
      case 'hide':
      case 'restore':
      case 'dismiss':
      case 'erase':
        requireOpenTo(command, state);
        return [{ type: EVENT_OF[command.kind], data: { ...command.item, reason: command.reason } }];
      case 'reopen':
        requireOpenTo(command, state);
        return [reopened(command, state)];
    }
  },
};

export const items = aggregate({ stream: moderationStream, catalogue: itemEvents, decider: itemDecider });

const EVENT_OF = {
  hide: 'ItemHidden',
  restore: 'ItemRestored',
  dismiss: 'ReportsDismissed',
  erase: 'ItemErased',
} as const satisfies Record<Exclude<ModerationAction, 'reopen'>, VerdictEvent['type']>;

const OPEN_TO: Readonly<Record<ModerationAction, readonly ItemState[]>> = {
  hide: ['reported', 'held', 'shown'],
  restore: ['reported', 'held', 'hidden'],
  dismiss: ['reported', 'held'],
  erase: ['reported', 'held', 'hidden', 'shown'],
  reopen: ['hidden', 'shown'],
};

function reported(
  { report, holdAt }: Extract<ItemCommand, { kind: 'report' }>,
  state: JudgedState,
): readonly ItemEvent[] {
  if (!isShownIn(state)) throw new DomainError('not_found', MODERATION_MESSAGES.notFound);
  const { kind, itemId, reporter } = report;
  if (state.reporters.includes(reporter) || state.overruled.includes(reporter)) return [];
  const number = state.reporters.length + 1;
  const event: ItemEvent = { type: 'ItemReported', data: { ...report, number } };
  if (number < holdAt) return [event];
  return [event, { type: 'ItemHeld', data: { kind, itemId, cause: 'reports', reports: number } }];
}

function reopened({ item, reason }: Extract<ItemCommand, { kind: ModerationAction }>, state: JudgedState): ItemEvent {
  const { standing, cause, reporters } = lookAgain(state);
  return { type: 'ItemReopened', data: { ...item, reason, standing, cause, reports: reporters.length } };
}

function requireOpenTo(
  { kind: action, round }: Extract<ItemCommand, { kind: ModerationAction }>,
  state: JudgedState,
): void {
  const { standing } = state;
  if (standing !== 'untouched') {
    const isSeen = round === undefined || round === state.round;
    if (!isSeen || !OPEN_TO[action].includes(standing)) throw new AlreadyHandled(standing);
  } else if (action === 'restore' || action === 'dismiss' || action === 'reopen') {
    throw new DomainError('conflict', MODERATION_MESSAGES.nothingReported);
  }
}
