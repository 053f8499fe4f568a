import { MODERATION_PAGE, type ModerationAction, type Verdict } from '@marcel/contracts';
import { unknownEvent } from '../../../../platform/decider/decider.js';
import type { Change, Document } from '../../../../platform/read-store/read-store.js';
import type { Occurrence } from '../../../../platform/event-store/event-store.js';
import type { ItemEvent } from '../../../moderation/index.js';
import { QUEUE_VIEW } from '../../views.js';
import { type QueueDocument, queueKey, StoredReport } from './queue.collection.js';
import { likenessKeys } from './text-likeness.js';

const MOST_REPORTS = 9999;

const SECONDS = 1e10;

/**
 * Orders the queue: items held by reports, then by number of reports, then by waiting time; held items that nobody has seen come last, so
 * that a flood of them hides nothing. A single number, so that an index has the order.
 */
export function urgencyOf({
  isHeldByReports,
  reports,
  time,
}: {
  isHeldByReports: boolean;
  reports: number;
  time: string;
}): number {
  const waited = SECONDS - Math.floor(Date.parse(time) / 1000);
  return (isHeldByReports ? MOST_REPORTS + 1 : 0) * SECONDS + Math.min(reports, MOST_REPORTS) * SECONDS + waited;
}

const SLOTS = Array.from({ length: MODERATION_PAGE.reports }, (_, slot) => `report${slot}`);

const slotOf = (number: number): string => `report${(number - 1) % SLOTS.length}`;

const NO_REPORTS: Document = Object.fromEntries(SLOTS.map((slot) => [slot, undefined]));

const NOTHING_TO_SEE = {
  name: null,
  text: null,
  ...likenessKeys(null),
  author: null,
  picture: null,
  mascotId: null,
  slug: null,
};

export function reportsOf(document: Document, count: number): StoredReport[] {
  const reports = SLOTS.flatMap((slot) => (document[slot] === undefined ? [] : [StoredReport.parse(document[slot])]));
  return reports.filter(({ number }) => number <= count).sort((one, other) => other.number - one.number);
}

export function projectJudgement(event: Occurrence<ItemEvent>): readonly Change[] {
  const { kind, itemId } = event.data;
  return [{ kind: 'patch', collection: QUEUE_VIEW, id: queueKey(kind, itemId), fields: changedFields(event) }];
}

function changedFields(event: Occurrence<ItemEvent>): Document {
  const { time } = event.recorded.metadata;
  switch (event.type) {
    case 'ItemReported': {
      const { number, reason, words } = event.data;
      const isFirst = number === 1;
      return {
        state: 'reported',
        reportCount: number,
        urgency: urgencyOf({ isHeldByReports: false, reports: number, time }),
        ...(isFirst && { since: time, ...NO_REPORTS }),
        [slotOf(number)]: { reason, words, time, number },
      };
    }
    case 'ItemHeld': {
      const { cause, reports } = event.data;
      const urgency = urgencyOf({ isHeldByReports: cause === 'reports', reports, time });
      return { state: 'held', heldFor: cause, urgency, ...(cause !== 'reports' && { since: time }) };
    }
    case 'ItemHidden':
      return judged('hidden', 'hide', event);
    case 'ItemRestored':
      return { ...judged('shown', 'restore', event), reportCount: 0 };
    case 'ReportsDismissed':
      return { ...judged('shown', 'dismiss', event), reportCount: 0 };
    case 'ItemErased':
      return { ...judged('erased', 'erase', event), reportCount: 0, ...NO_REPORTS, ...NOTHING_TO_SEE };
    case 'ItemReopened': {
      const { standing, cause, reports } = event.data;
      const urgency = urgencyOf({ isHeldByReports: cause === 'reports', reports, time });
      return { ...judged(standing, 'reopen', event), heldFor: cause, reportCount: reports, urgency };
    }
    default:
      return unknownEvent(event);
  }
}

function judged(
  state: QueueDocument['state'],
  action: ModerationAction,
  { data, recorded: { metadata, revision } }: Occurrence<Extract<ItemEvent, { data: { reason: string } }>>,
): Document {
  const verdict: Verdict = { action, by: metadata.actor, reason: data.reason, time: metadata.time };
  return { state, round: revision + 1, heldFor: null, verdict };
}
