import type { HoldCause, ModerationAction } from '@marcel/contracts';
import { ITEM_KINDS, HOLD_CAUSES, QUEUE_STATES, ItemReport, Verdict, MODERATION_PAGE } from '@marcel/contracts';
import * as z from 'zod/mini';
import type { Change, Document } from '../../../../platform/read-store/read-store.js';
import { QUEUE_VIEW } from '../../views.js';
import type { Projection } from '../../../../platform/consumers/projections/projection.js';
import { commentEvents, COMMENT_STREAMS, type CommentAdded } from '../../../comments/index.js';
import { mascotEvents, parseMascotId, MASCOT_STREAMS, type MascotEvent } from '../../../mascots/index.js';
import { isItemEvent, itemEvents, MODERATION_STREAMS, type ItemEvent } from '../../../moderation/index.js';
import { artworkEvents, ARTWORK_STREAMS, parseArtworkId, type ArtworkEvent } from '../../../studio/index.js';
import { unknownEvent } from '../../../../platform/decider/decider.js';
import type { Decoded } from '../../../../platform/event-store/event-store.js';
import { minHashKeys } from './text-likeness.js';
import { plaintextOrEmpty } from '../../../../platform/decider/stored-text.js';

const text = z.nullable(z.string());

const subject = { name: text, text, author: text, picture: text };

export const QueueDocument = z.object({
  id: z.string(),
  kind: z.enum(ITEM_KINDS),
  itemId: z.int(),
  state: z.enum(QUEUE_STATES),
  round: z.int(),
  heldFor: z.nullable(z.enum(HOLD_CAUSES)),
  reportCount: z.int(),
  since: z.string(),
  urgency: z.int(),
  verdict: z.nullable(Verdict),
  ...subject,
  likeness0: text,
  likeness1: text,
  likeness2: text,
  isDrawing: z.boolean(),
  mascotId: z.nullable(z.int()),
  slug: text,
  isGone: z.boolean(),
  createdAt: z.string(),
});
export type QueueDocument = z.infer<typeof QueueDocument>;

const StoredReport = z.extend(ItemReport, { number: z.int() });
type StoredReport = z.infer<typeof StoredReport>;

export const queueKey = (kind: QueueDocument['kind'], itemId: number): string => `${kind}-${itemId}`;

export const queueProjection: Projection<SubjectEvent | ItemEvent> = {
  name: QUEUE_VIEW,
  version: 6,
  collections: [
    {
      name: QUEUE_VIEW,
      id: 'text',
      fields: {
        kind: 'text',
        state: 'text',
        since: 'text',
        urgency: 'number',
        likeness0: 'text',
        likeness1: 'text',
        likeness2: 'text',
      },
      search: ['name', 'text', 'author'],
    },
  ],
  streamPrefixes: [COMMENT_STREAMS, ...ARTWORK_STREAMS, MASCOT_STREAMS, MODERATION_STREAMS],
  catalogue: { ...commentEvents, ...artworkEvents, ...mascotEvents, ...itemEvents },
  needsDecryption: true,
  project: (event) => (isItemEvent(event) ? projectItemEvent(event) : projectSubject(event)),
};

const MAX_REPORTS = 9999;
const TIME_RANGE = 1e10;

/**
 * Returns the rank of an item in the queue: items held by reports first, then by number of reports, then by waiting time. Items held on
 * arrival come last, so that spam does not bury reports. The rank is one number, so that one index can sort by it.
 */
export function computeUrgency(cause: HoldCause | null, reports: number, time: string): number {
  const waited = TIME_RANGE - Math.floor(Date.parse(time) / 1000);
  const rank = (cause === 'reports' ? MAX_REPORTS + 1 : 0) + Math.min(reports, MAX_REPORTS);
  return rank * TIME_RANGE + waited;
}

const REPORT_FIELDS = Array.from({ length: MODERATION_PAGE.reports }, (_, slot) => `report${slot}`);

const reportField = (number: number): string => `report${(number - 1) % REPORT_FIELDS.length}`;

const NO_REPORTS: Document = Object.fromEntries(REPORT_FIELDS.map((slot) => [slot, undefined]));

const ERASED_SUBJECT = {
  name: null,
  text: null,
  ...minHashKeys(null),
  author: null,
  picture: null,
  mascotId: null,
  slug: null,
};

export function parseReports(document: Document, count: number): StoredReport[] {
  const reports = REPORT_FIELDS.flatMap((slot) =>
    document[slot] === undefined ? [] : [StoredReport.parse(document[slot])],
  );
  return reports.filter(({ number }) => number <= count).sort((one, other) => other.number - one.number);
}

export function projectItemEvent(event: Decoded<ItemEvent>): readonly Change[] {
  const { kind, itemId } = event.data;
  return [{ kind: 'patch', collection: QUEUE_VIEW, id: queueKey(kind, itemId), fields: changedFields(event) }];
}

function changedFields(event: Decoded<ItemEvent>): Document {
  const { time } = event.recorded.metadata;
  switch (event.type) {
    case 'ItemReported': {
      const { number, reason, words } = event.data;
      const isFirst = number === 1;
      return {
        state: 'reported',
        reportCount: number,
        urgency: computeUrgency(null, number, time),
        ...(isFirst && { since: time, ...NO_REPORTS }),
        [reportField(number)]: { reason, words, time, number },
      };
    }
    case 'ItemHeld': {
      const { cause, reports } = event.data;
      const urgency = computeUrgency(cause, reports, time);
      return { state: 'held', heldFor: cause, urgency, ...(cause !== 'reports' && { since: time }) };
    }
    case 'ItemHidden':
      return afterVerdict('hidden', 'hide', event);
    case 'ItemRestored':
      return { ...afterVerdict('shown', 'restore', event), reportCount: 0 };
    case 'ReportsDismissed':
      return { ...afterVerdict('shown', 'dismiss', event), reportCount: 0 };
    case 'ItemErased':
      return { ...afterVerdict('erased', 'erase', event), reportCount: 0, ...NO_REPORTS, ...ERASED_SUBJECT };
    case 'ItemReopened': {
      const { returnsTo, cause, reports } = event.data;
      const urgency = computeUrgency(cause, reports, time);
      return { ...afterVerdict(returnsTo, 'reopen', event), heldFor: cause, reportCount: reports, urgency };
    }
    default:
      return unknownEvent(event);
  }
}

function afterVerdict(
  state: QueueDocument['state'],
  action: ModerationAction,
  { data, recorded: { metadata, revision } }: Decoded<Extract<ItemEvent, { data: { reason: string } }>>,
): Document {
  const verdict: Verdict = { action, by: metadata.actor, reason: data.reason, time: metadata.time };
  return { state, round: revision + 1, heldFor: null, verdict };
}

export type SubjectEvent = CommentAdded | ArtworkEvent | MascotEvent;

function projectSubject(event: Decoded<SubjectEvent>): readonly Change[] {
  const { stream, metadata } = event.recorded;
  const put = (item: NewQueueItem): Change[] => [putItem(item, metadata.time)];
  if (event.type === 'CommentAdded') {
    const { commentId: itemId, mascotId, author, content } = event.data;
    const texts = { author: plaintextOrEmpty(author), text: plaintextOrEmpty(content) };
    return put({ kind: 'comment', itemId, mascotId, ...texts });
  }
  if (event.type === 'HugRequested') {
    const { hugId: itemId, portraitUrl: picture, characterName } = event.data;
    const name = plaintextOrEmpty(event.data.userName);
    const text = characterName && plaintextOrEmpty(characterName);
    return put({ kind: 'hug', itemId, name, author: name, text, picture });
  }
  if (event.type === 'DrawingSubmitted') {
    const { hugId: itemId, drawingUrl, prompt } = event.data;
    return put({ kind: 'hug', itemId, text: plaintextOrEmpty(prompt), picture: drawingUrl, isDrawing: true });
  }
  if (event.type === 'ImageRequested')
    return put({ kind: 'image', itemId: event.data.imageId, text: plaintextOrEmpty(event.data.prompt) });
  if (event.type === 'PictureStored') {
    const { series, id } = parseArtworkId(stream);
    return [patch(queueKey(series, id), { picture: event.data.picture.url })];
  }
  if (event.type === 'MascotPublished') {
    const { mascotId: itemId, slug, profile, imageUrl } = event.data;
    const { name, contributor: author, visualDesc: text } = profile;
    return put({ kind: 'mascot', itemId, name, author, text, picture: imageUrl, slug });
  }
  if (event.type === 'MascotEdited' || event.type === 'MascotEditReverted')
    return patchMascot(stream, event.data.changes);
  if (event.type === 'MascotImageChanged') return patchMascot(stream, event.data);
  if (event.type === 'MascotDeleted' || event.type === 'MascotWithdrawn')
    return [patch(mascotKey(stream), { isGone: true })];
  return event.type === 'MascotRestored' ? [patch(mascotKey(stream), { isGone: false })] : [];
}

type NewQueueItem = Pick<QueueDocument, 'kind' | 'itemId'> & Partial<QueueDocument>;

function putItem(item: NewQueueItem, createdAt: string): Change {
  const id = queueKey(item.kind, item.itemId);
  const document: QueueDocument = {
    id,
    state: 'untouched',
    round: 0,
    heldFor: null,
    reportCount: 0,
    since: createdAt,
    urgency: 0,
    verdict: null,
    name: null,
    text: null,
    ...minHashKeys(item.text ?? null),
    author: null,
    picture: null,
    isDrawing: false,
    mascotId: null,
    slug: null,
    isGone: false,
    createdAt,
    ...item,
  };
  return { kind: 'put', collection: QUEUE_VIEW, id, document };
}

const mascotKey = (stream: string): string => queueKey('mascot', parseMascotId(stream));

const QUEUE_FIELDS = { name: 'name', contributor: 'author', visualDesc: 'text', imageUrl: 'picture' } as const;

function patchMascot(stream: string, changes: Document): readonly Change[] {
  const shown = Object.entries(QUEUE_FIELDS).filter(([field]) => Object.hasOwn(changes, field));
  const fields: Document = Object.fromEntries(shown.map(([field, as]) => [as, changes[field]]));
  const likeness = typeof fields.text === 'string' ? minHashKeys(fields.text) : {};
  return shown.length === 0 ? [] : [patch(mascotKey(stream), { ...fields, ...likeness })];
}

const patch = (id: string, fields: Document): Change => ({ kind: 'patch', collection: QUEUE_VIEW, id, fields });
