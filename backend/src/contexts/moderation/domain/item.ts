import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue, EventOf, StreamKind, Decider } from '../../../platform/decider/decider.js';
import { firstVersion, unknownEvent, aggregate } from '../../../platform/decider/decider.js';
import type { ItemState, ModerationAction } from '@marcel/contracts';
import { COMMENT_MESSAGES, MASCOT_MESSAGES, MODERATION_MESSAGES, STUDIO_MESSAGES } from '@marcel/contracts';
import { DomainError } from '../../../platform/decider/domain-error.js';

const itemFields = { kind: z.enum(['comment', 'hug', 'image', 'mascot']), itemId: z.int() };

export const ItemKey = z.object(itemFields);
export type ItemKey = z.infer<typeof ItemKey>;

const holdCause = z.enum(['reports', 'words', 'links']);

const verdictDefinition = firstVersion(z.object({ ...itemFields, reason: z.string() }), 'ModerateItem');

const definitions = {
  ItemReported: firstVersion(
    z.object({
      ...itemFields,
      reason: z.enum(['personal', 'hateful', 'sexual', 'spam', 'rights', 'other']),
      words: z.nullable(z.string()),
      reporter: z.string(),
      /** Number of the report since the last verdict, from 1. */
      number: z.int(),
      /** Weight of the report, default 1; lower if admins have overruled earlier reports of the reporter. */
      weight: z.optional(z.number()),
    }),
    'ReportItem',
  ),
  /** The item is hidden from visitors until a moderator decides. */
  ItemHeld: firstVersion(
    z.object({
      ...itemFields,
      cause: holdCause,
      /** Number of reports since the last verdict. */
      reports: z.int(),
    }),
    'ReportItem',
    'HoldItem',
  ),
  ItemHidden: verdictDefinition,
  ItemRestored: verdictDefinition,
  ReportsDismissed: verdictDefinition,
  ItemErased: verdictDefinition,
  ItemReopened: firstVersion(
    z.object({
      ...itemFields,
      reason: z.string(),
      /** The state that the item returns to. */
      returnsTo: z.enum(['reported', 'held']),
      /** The reason of the hold; null if it was not held before. */
      cause: z.nullable(holdCause),
      reports: z.int(),
    }),
    'ModerateItem',
  ),
};
type Definitions = typeof definitions;
export type ItemEvent<Type extends keyof Definitions = keyof Definitions> = EventOf<Definitions, Type>;
export const itemEvents: EventCatalogue<ItemEvent> = definitions;

export const MODERATION_STREAMS = 'moderation-';
export const moderationStreamsOf = (kind: ItemKey['kind']): string => `${MODERATION_STREAMS}${kind}-`;
export const moderationStream = ({ kind, itemId }: ItemKey): string => `${moderationStreamsOf(kind)}${itemId}`;

export const isItemEvent = <Event extends DomainEvent>(event: Event): event is Extract<Event, ItemEvent> =>
  Object.hasOwn(itemEvents, event.type);

export const moderationStreams: readonly StreamKind[] = [
  {
    prefix: MODERATION_STREAMS,
    key: 'kind and id',
    description: 'Reports and verdicts on a comment, hug, image or mascot',
    catalogue: itemEvents,
  },
];

interface Review {
  readonly status: ItemState | 'untouched';
  /** The reason of the hold; null if it was not held. */
  readonly cause: ItemEvent<'ItemHeld'>['data']['cause'] | null;
  /** The reporters since the last verdict, each once. */
  readonly reporters: readonly string[];
  /** Reporters of earlier reports that an admin has overruled. */
  readonly overruled: readonly string[];
  /** Sum of the weights of their reports. */
  readonly weight: number;
  /** True once an admin has left the item visible. Later reports then queue it, but do not hold it. */
  readonly isApproved: boolean;
}

export interface ModerationState extends Review {
  readonly length: number;
  /** Length of the stream after the last verdict. A verdict based on an earlier round is rejected. */
  readonly round: number;
  /** The review that the last verdict ended; null if it was reopened or the item was erased. */
  readonly lastReview: Review | null;
}

const untouched: ModerationState = {
  status: 'untouched',
  cause: null,
  reporters: [],
  overruled: [],
  weight: 0,
  isApproved: false,
  length: 0,
  round: 0,
  lastReview: null,
};

function evolveItem(previous: ModerationState, event: ItemEvent): ModerationState {
  const state = { ...previous, length: previous.length + 1 };
  const { status, cause, reporters, overruled, weight, isApproved } = previous;
  const lastReview = { status, cause, reporters, overruled, weight, isApproved };
  const afterVerdict = { ...state, round: state.length, cause: null, reporters: [], weight: 0, lastReview };
  switch (event.type) {
    case 'ItemReported':
      return { ...state, ...addReport(previous, event.data) };
    case 'ItemHeld':
      return { ...state, status: 'held', cause: event.data.cause };
    case 'ItemHidden':
      return { ...afterVerdict, status: 'hidden', reporters };
    case 'ItemRestored':
    case 'ReportsDismissed':
      return { ...afterVerdict, status: 'shown', overruled: [...overruled, ...reporters], isApproved: true };
    case 'ItemErased':
      return { ...afterVerdict, status: 'erased', overruled: [], lastReview: null };
    case 'ItemReopened':
      return { ...afterVerdict, ...reopenedReview(previous), lastReview: null };
    default:
      return unknownEvent(event);
  }
}

export type Report = Omit<ItemEvent<'ItemReported'>['data'], 'number'>;

const addReport = ({ reporters, weight }: Review, report: Report) => ({
  status: 'reported' as const,
  reporters: [...reporters, report.reporter],
  weight: weight + (report.weight ?? 1),
});

/** Returns the review that continues once the last verdict is reverted. */
function reopenedReview(state: ModerationState): Review & { status: 'reported' | 'held' } {
  const { status, overruled, lastReview: last } = state;
  if (last?.status === 'reported' || last?.status === 'held') return { ...last, status: last.status };
  const emptyReview = { cause: null, reporters: [], weight: 0, isApproved: false };
  return { ...emptyReview, status: status === 'shown' ? 'reported' : 'held', overruled };
}

const INVISIBLE_STATUSES: ReadonlySet<ModerationState['status']> = new Set(['held', 'hidden', 'erased']);

export const isShownIn = ({ status }: ModerationState): boolean => !INVISIBLE_STATUSES.has(status);

/** Returns whether an event leaves the item visible; undefined if it does not change the visibility. */
export function isShownAfter(event: ItemEvent): boolean | undefined {
  if (event.type === 'ItemReported') return undefined;
  if (event.type === 'ItemReopened') return event.data.returnsTo === 'reported';
  return event.type === 'ItemRestored' || event.type === 'ReportsDismissed';
}

export class AlreadyHandled extends DomainError {
  constructor(
    readonly state: ItemState,
    by = 'somebody else',
  ) {
    super('conflict', MODERATION_MESSAGES.alreadyHandled(state, by));
  }
}

export type ItemCommand =
  | { readonly kind: 'report'; readonly report: Report; readonly holdAt: number }
  | { readonly kind: 'hold'; readonly item: ItemKey; readonly cause: ItemEvent<'ItemHeld'>['data']['cause'] }
  | {
      readonly kind: ModerationAction;
      readonly item: ItemKey;
      readonly reason: string;
      readonly round?: number | undefined;
    };

export const itemDecider: Decider<ItemCommand, ItemEvent, ModerationState> = {
  initialState: untouched,
  evolve: evolveItem,
  decide(command, state) {
    if (command.kind === 'report') return decideReport(command.report, command.holdAt, state);
    if (command.kind === 'hold') {
      const { item, cause } = command;
      return state.status === 'untouched' ? [{ type: 'ItemHeld', data: { ...item, cause, reports: 0 } }] : [];
    }
    requireAllowed(command, state);
    if (command.kind === 'reopen') return [reopen(command, state)];
    return [{ type: VERDICT_EVENT_TYPES[command.kind], data: { ...command.item, reason: command.reason } }];
  },
};

export const items = aggregate({ stream: moderationStream, catalogue: itemEvents, decider: itemDecider });

const VERDICT_EVENT_TYPES = {
  hide: 'ItemHidden',
  restore: 'ItemRestored',
  dismiss: 'ReportsDismissed',
  erase: 'ItemErased',
} as const satisfies Record<Exclude<ModerationAction, 'reopen'>, ItemEvent['type']>;

const ALLOWED_STATES: Readonly<Record<ModerationAction, readonly ItemState[]>> = {
  hide: ['reported', 'held', 'shown'],
  restore: ['reported', 'held', 'hidden'],
  dismiss: ['reported', 'held'],
  erase: ['reported', 'held', 'hidden', 'shown'],
  reopen: ['hidden', 'shown'],
};

/** Messages for an item that is not visible: the same as for one that does not exist. */
const NOT_FOUND_MESSAGES: Readonly<Record<ItemKey['kind'], string>> = {
  comment: COMMENT_MESSAGES.notFound,
  hug: STUDIO_MESSAGES.hugNotFound,
  image: STUDIO_MESSAGES.imageNotFound,
  mascot: MASCOT_MESSAGES.notFound,
};

function decideReport(report: Report, holdAt: number, state: ModerationState): readonly ItemEvent[] {
  const { kind, itemId, reporter } = report;
  if (!isShownIn(state)) throw new DomainError('not_found', NOT_FOUND_MESSAGES[kind]);
  if (state.reporters.includes(reporter) || state.overruled.includes(reporter)) return [];
  const { weight, reporters } = addReport(state, report);
  const number = reporters.length;
  const event: ItemEvent = { type: 'ItemReported', data: { ...report, number } };
  // Reports do not hold a mascot, because an admin has approved it.
  if (weight < holdAt || state.isApproved || kind === 'mascot') return [event];
  return [event, { type: 'ItemHeld', data: { kind, itemId, cause: 'reports', reports: number } }];
}

function reopen({ item, reason }: Extract<ItemCommand, { kind: ModerationAction }>, state: ModerationState): ItemEvent {
  const { status, cause, reporters } = reopenedReview(state);
  return { type: 'ItemReopened', data: { ...item, reason, returnsTo: status, cause, reports: reporters.length } };
}

function requireAllowed(
  { kind: action, round }: Extract<ItemCommand, { kind: ModerationAction }>,
  state: ModerationState,
): void {
  const { status } = state;
  if (status !== 'untouched') {
    const isCurrentRound = round === undefined || round === state.round;
    if (!isCurrentRound || !ALLOWED_STATES[action].includes(status)) throw new AlreadyHandled(status);
  } else if (action === 'restore' || action === 'dismiss' || action === 'reopen') {
    throw new DomainError('conflict', MODERATION_MESSAGES.nothingReported);
  }
}
