import { idStreams } from '../../../platform/command-handling/next-id.js';
import { inStream, specifyProjection } from '../../../platform/consumers/test-support/projection-specification.js';
import type { DomainEvent } from '../../../platform/decider/decider.js';
import { mascotPublishedData } from '../../mascots/domain/fixtures/mascot-published.js';
import { mascotStreams } from '../../mascots/index.js';
import { submissionReceivedData } from '../../submissions/domain/fixtures/submission-received.js';
import { REVIEW_CLAIM_STREAM, submissionStreams } from '../../submissions/index.js';
import { ACTIVITY_NAMES_VIEW, ACTIVITY_VIEW, activityProjection, recordIdOfStream } from './activity.projection.js';

const given = specifyProjection(activityProjection([...mascotStreams, ...submissionStreams, idStreams]));
const idTaken = inStream<DomainEvent>('ids-mascot', { type: 'IdTaken', data: {} });
const approved = inStream<DomainEvent>('submission-7', { type: 'SubmissionApproved', data: { adminNotes: null } });
const published = inStream<DomainEvent>('mascot-9', { type: 'MascotPublished', data: mascotPublishedData });

const listed = (index: number, fields: object) => ({
  id: String(index).padStart(16, '0'),
  eventId: `00000000-0000-4000-8000-00000000000${index}`,
  correlationId: 'c',
  time: '2026-01-01T12:00:00.000Z',
  at: Date.parse('2026-01-01T12:00:00.000Z'),
  actorKind: 'visitor',
  actorName: null,
  release: null,
  revision: 0,
  direct: 1,
  ...fields,
});

describe('activity', () => {
  it('lists actions with their actors, without internal events', () =>
    given(idTaken, { ...approved, actor: { kind: 'admin', id: 'Ann' } }).thenHolds(ACTIVITY_VIEW, [
      listed(2, {
        type: 'SubmissionApproved',
        actorKind: 'admin',
        actorName: 'Ann',
        about: 'submission-7',
        stream: 'submission-7',
      }),
    ]));

  it('does not name visitors', () =>
    given({ ...published, actor: { kind: 'visitor', id: 'the hash of a key' } }).thenHolds(ACTIVITY_VIEW, [
      listed(1, { type: 'MascotPublished', about: 'mascot-9', stream: 'mascot-9' }),
    ]));

  it('lists a claim under its submission', () =>
    given(
      inStream<DomainEvent>(REVIEW_CLAIM_STREAM, { type: 'SubmissionClaimEnded', data: { submissionId: 7 } }),
    ).thenHolds(ACTIVITY_VIEW, [
      listed(1, { type: 'SubmissionClaimEnded', about: 'submission-7', stream: REVIEW_CLAIM_STREAM }),
    ]));

  it('records the names of records', () => {
    const { submissionId, payload } = submissionReceivedData;
    return given(
      inStream<DomainEvent>(
        `submission-${submissionId}`,
        { type: 'SubmissionReceived', data: submissionReceivedData },
        { type: 'MascotAssigned', data: { mascotId: 9, slug: 'tux' } },
      ),
      published,
      inStream<DomainEvent>('mascot-9', { type: 'MascotEdited', data: { changes: { name: 'Tux II', humor: 1 } } }),
    ).thenHolds(ACTIVITY_NAMES_VIEW, [
      { id: 'mascot-9', name: 'Tux II', brand: 'Linux', mascot: 9 },
      { id: `submission-${submissionId}`, name: payload.name, brand: payload.brand, mascot: 9 },
    ]);
  });
});

it.each([
  ['mascot-7', 'mascot-7'],
  ['comments-7', 'mascot-7'],
  ['moderation-hug-7', 'hug-7'],
  ['moderation-comment-7', 'moderation-comment-7'],
])('maps the stream %s to the record %s', (stream, record) => expect(recordIdOfStream(stream)).toBe(record));
