import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue, StreamKind } from '../../../platform/decider/decider.js';

const item = { kind: z.enum(['comment', 'hug', 'image', 'mascot']), itemId: z.int() };

export const JudgedItem = z.object(item);
export type JudgedItem = z.infer<typeof JudgedItem>;

const ItemReportedData = z.object({
  ...item,
  reason: z.enum(['personal', 'hateful', 'sexual', 'spam', 'rights', 'other']),
  words: z.nullable(z.string()),
  reporter: z.string(),
  /** Which report since the last verdict, from 1. */
  number: z.int(),
});
const ItemHeldData = z.object({
  ...item,
  cause: z.enum(['reports', 'words', 'links']),
  /** Reports since the last verdict. */
  reports: z.int(),
});
const VerdictData = z.object({ ...item, reason: z.string() });
const ItemReopenedData = z.object({
  ...item,
  reason: z.string(),
  standing: z.enum(['reported', 'held']),
  /** Null unless it was held before. */
  cause: z.nullable(z.enum(['reports', 'words', 'links'])),
  reports: z.int(),
});

export type ItemReported = DomainEvent<'ItemReported', z.infer<typeof ItemReportedData>>;
/** Nobody sees it any more until somebody has looked. */
export type ItemHeld = DomainEvent<'ItemHeld', z.infer<typeof ItemHeldData>>;
export type ItemHidden = DomainEvent<'ItemHidden', z.infer<typeof VerdictData>>;
export type ItemRestored = DomainEvent<'ItemRestored', z.infer<typeof VerdictData>>;
export type ReportsDismissed = DomainEvent<'ReportsDismissed', z.infer<typeof VerdictData>>;
export type ItemErased = DomainEvent<'ItemErased', z.infer<typeof VerdictData>>;

export type ItemReopened = DomainEvent<'ItemReopened', z.infer<typeof ItemReopenedData>>;

export type VerdictEvent = ItemHidden | ItemRestored | ReportsDismissed | ItemErased;
export type ItemEvent = ItemReported | ItemHeld | VerdictEvent | ItemReopened;

const verdict = { version: 1, schema: VerdictData, writtenBy: ['ModerateItem'] };

export const itemEvents: EventCatalogue<ItemEvent> = {
  ItemReported: { version: 1, schema: ItemReportedData, writtenBy: ['ReportItem'] },
  ItemHeld: { version: 1, schema: ItemHeldData, writtenBy: ['ReportItem', 'HoldItem'] },
  ItemHidden: verdict,
  ItemRestored: verdict,
  ReportsDismissed: verdict,
  ItemErased: verdict,
  ItemReopened: { version: 1, schema: ItemReopenedData, writtenBy: ['ModerateItem'] },
};

export const MODERATION_STREAMS = 'moderation-';
export const moderationStreamsOf = (kind: JudgedItem['kind']): string => `${MODERATION_STREAMS}${kind}-`;
export const moderationStream = ({ kind, itemId }: JudgedItem): string => `${moderationStreamsOf(kind)}${itemId}`;

export const isJudgement = <Event extends DomainEvent>(event: Event): event is Extract<Event, ItemEvent> =>
  Object.hasOwn(itemEvents, event.type);

export const moderationStreams: readonly StreamKind[] = [
  {
    prefix: MODERATION_STREAMS,
    key: 'kind and id',
    about: 'What visitors and admins say of a comment, a hug, an image or a mascot',
    catalogue: itemEvents,
  },
];
