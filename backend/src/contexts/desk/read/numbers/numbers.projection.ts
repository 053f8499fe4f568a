import { createHash } from 'node:crypto';
import type { Occurrence, Projection } from '../../../../platform/consumers/projections/projection.js';
import { unknownEvent } from '../../../../platform/decider/decider.js';
import type { Change } from '../../../../platform/read-store/change.js';
import { itemEvents, MODERATION_STREAMS, type ItemEvent } from '../../../moderation/index.js';
import {
  SUBMISSION_STREAMS,
  submissionEvents,
  submissionOf,
  type SubmissionEvent,
} from '../../../submissions/index.js';
import { NUMBERS_VIEW } from '../../views.js';
import {
  DAY_REASONS,
  dayOf,
  DAYS,
  numbersCollections,
  UNDECIDED,
  WAITS,
  WITHDRAWN,
  type DeskDay,
  type DeskReason,
  type DeskWait,
} from './numbers.collections.js';

type Counted = 'received' | 'approved' | 'rejected' | 'reopened' | 'judged';
type DeskEvent = SubmissionEvent | ItemEvent;

/** What comes to the desk and what becomes of it, by day and by person; why submissions are rejected; how long they wait. */
export const numbersProjection: Projection<DeskEvent> = {
  name: NUMBERS_VIEW,
  version: 1,
  collections: numbersCollections,
  streamPrefixes: [SUBMISSION_STREAMS, MODERATION_STREAMS],
  catalogue: { ...submissionEvents, ...itemEvents },
  project(event) {
    const time = Date.parse(event.recorded.metadata.time);
    const byAdmin = event.recorded.metadata.actor.kind === 'admin';
    switch (event.type) {
      case 'SubmissionReceived':
        return [...count(event, 'received'), wait(event, { since: time, until: UNDECIDED })];
      case 'SubmissionApproved':
        return [...count(event, 'approved'), decided(event, { until: time })];
      case 'SubmissionRejected':
        if (!byAdmin) return [decided(event, { until: WITHDRAWN })];
        return [
          ...count(event, 'rejected'),
          ...because(event, event.data.adminNotes ?? ''),
          decided(event, { until: time }),
        ];
      case 'SubmissionRevised':
        return [...count(event, 'received'), decided(event, { since: time, until: UNDECIDED })];
      case 'SubmissionReopened':
        return [...count(event, 'reopened'), decided(event, { since: time, until: UNDECIDED })];
      case 'ItemHidden':
      case 'ItemRestored':
      case 'ReportsDismissed':
      case 'ItemErased':
        return byAdmin ? count(event, 'judged') : [];
      case 'MascotAssigned':
      case 'SubmitterErased':
      case 'ItemReported':
      case 'ItemHeld':
      case 'ItemReopened':
        return [];
      default:
        return unknownEvent(event);
    }
  },
};

function count({ recorded }: Occurrence<DeskEvent>, what: Counted): Change[] {
  const { time, actor } = recorded.metadata;
  const day = dayOf(time);
  const isVisitor = what === 'received';
  const name = isVisitor ? null : (actor.id ?? null);
  const who = isVisitor ? 'visitors' : 'admin';
  const place = { collection: DAYS, id: `${day}-${who}${name === null ? '' : `-${name}`}` };
  const none = { received: 0, approved: 0, rejected: 0, reopened: 0, judged: 0 };
  const begun: DeskDay = { id: place.id, day, who, name, ...none };
  return [
    { kind: 'put', ...place, document: begun, unlessSame: 'day' },
    { kind: 'increment', ...place, by: { [what]: 1 } },
  ];
}

function because({ recorded }: Occurrence<DeskEvent>, reason: string): Change[] {
  const day = dayOf(recorded.metadata.time);
  const place = { collection: DAY_REASONS, id: `${day}-${createHash('sha256').update(reason).digest('hex')}` };
  const begun: DeskReason = { id: place.id, day, reason, count: 0 };
  return [
    { kind: 'put', ...place, document: begun, unlessSame: 'day' },
    { kind: 'increment', ...place, by: { count: 1 } },
  ];
}

function wait({ recorded }: Occurrence<DeskEvent>, times: Omit<DeskWait, 'id'>): Change {
  const id = submissionOf(recorded.stream);
  return { kind: 'put', collection: WAITS, id, document: { id, ...times } };
}

const decided = ({ recorded }: Occurrence<DeskEvent>, fields: Partial<DeskWait>): Change => ({
  kind: 'patch',
  collection: WAITS,
  id: submissionOf(recorded.stream),
  fields,
});
