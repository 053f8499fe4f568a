import { createHash } from 'node:crypto';
import { inStream, specifyProjection } from '../../../../platform/consumers/projections/projection-specification.js';
import type { ItemEvent } from '../../../moderation/index.js';
import { submissionStream, type SubmissionEvent } from '../../../submissions/index.js';
import { submissionReceivedData } from '../../../submissions/domain/fixtures/submission-received.js';
import { DAY_REASONS, DAYS, WAITS } from './numbers.collections.js';
import { numbersProjection } from './numbers.projection.js';

const given = specifyProjection(numbersProjection);

const MONDAY = '2026-01-05T10:00:00.000Z';
const TUESDAY = '2026-01-06T00:00:00.000Z';
const ms = (time: string) => Date.parse(time);
const day = (time: string) => ms(time.slice(0, 10)) / 86_400_000;

const ANN = { kind: 'admin', id: 'Ann' } as const;
const NAMELESS = { kind: 'admin' } as const;
const VISITOR = { kind: 'visitor' } as const;

const received = (id: number, time: string) => ({
  ...inStream<SubmissionEvent>(submissionStream(id), {
    type: 'SubmissionReceived',
    data: { ...submissionReceivedData, submissionId: id },
  }),
  time,
  actor: VISITOR,
});
const then = (
  id: number,
  time: string,
  actor: typeof ANN | typeof NAMELESS | typeof VISITOR,
  event: SubmissionEvent,
) => ({
  ...inStream<SubmissionEvent>(submissionStream(id), event),
  time,
  actor,
});
const approved: SubmissionEvent = { type: 'SubmissionApproved', data: { adminNotes: null } };
const rejected: SubmissionEvent = { type: 'SubmissionRejected', data: { adminNotes: 'Blurred' } };
const reopened: SubmissionEvent = { type: 'SubmissionReopened', data: { reason: 'A mistake' } };

const none = { received: 0, approved: 0, rejected: 0, reopened: 0, judged: 0 };
const visitorsOn = (time: string, count: number) => {
  const id = `${day(time)}-visitors`;
  return { id, day: day(time), who: 'visitors', name: null, ...none, received: count };
};
const adminOn = (time: string, name: string | null, deeds: Partial<typeof none>) => {
  const id = `${day(time)}-admin${name === null ? '' : `-${name}`}`;
  return { id, day: day(time), who: 'admin', name, ...none, ...deeds };
};

describe('the numbers of the desk', () => {
  it('count what came and what was decided by day and by admin', () =>
    given(
      received(1, MONDAY),
      received(2, MONDAY),
      then(1, MONDAY, ANN, approved),
      then(2, TUESDAY, NAMELESS, rejected),
      then(2, TUESDAY, ANN, reopened),
      then(2, TUESDAY, ANN, approved),
    ).thenHolds(DAYS, [
      adminOn(MONDAY, 'Ann', { approved: 1 }),
      visitorsOn(MONDAY, 2),
      adminOn(TUESDAY, null, { rejected: 1 }),
      adminOn(TUESDAY, 'Ann', { approved: 1, reopened: 1 }),
    ]));

  it('count verdicts of admins, and nothing of what holds itself', () => {
    const item = { kind: 'comment', itemId: 3 } as const;
    const judged = (time: string, actor: typeof ANN | typeof VISITOR, ...events: ItemEvent[]) => ({
      ...inStream<ItemEvent>('moderation-comment-3', ...events),
      time,
      actor,
    });
    return given(
      judged(MONDAY, VISITOR, { type: 'ItemHeld', data: { ...item, cause: 'links', reports: 0 } }),
      judged(MONDAY, ANN, { type: 'ItemRestored', data: { ...item, reason: 'Fine' } }),
      judged(MONDAY, VISITOR, { type: 'ItemErased', data: { ...item, reason: 'Mine' } }),
    ).thenHolds(DAYS, [adminOn(MONDAY, 'Ann', { judged: 1 })]);
  });

  it('count why submissions were rejected, but not what visitors took back', () =>
    given(
      received(1, MONDAY),
      received(2, MONDAY),
      then(1, MONDAY, ANN, rejected),
      then(2, MONDAY, VISITOR, { type: 'SubmissionRejected', data: { adminNotes: 'Taken back' } }),
    ).thenHolds(DAY_REASONS, [
      {
        id: `${day(MONDAY)}-${createHash('sha256').update('Blurred').digest('hex')}`,
        day: day(MONDAY),
        reason: 'Blurred',
        count: 1,
      },
    ]));

  it('know how long each waited: from when it came, or was reopened, to an admin', () =>
    given(
      received(1, MONDAY),
      received(2, MONDAY),
      received(3, MONDAY),
      received(4, MONDAY),
      then(1, TUESDAY, ANN, approved),
      then(2, MONDAY, ANN, rejected),
      then(2, TUESDAY, ANN, reopened),
      then(3, TUESDAY, VISITOR, { type: 'SubmissionRejected', data: { adminNotes: 'Taken back' } }),
    ).thenHolds(WAITS, [
      { id: 1, since: ms(MONDAY), until: ms(TUESDAY) },
      { id: 2, since: ms(TUESDAY), until: 0 },
      { id: 3, since: ms(MONDAY), until: -1 },
      { id: 4, since: ms(MONDAY), until: 0 },
    ]));
});
