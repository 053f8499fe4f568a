import { idStreams } from '../../../../platform/command-handling/next-id.js';
import { inStream, specifyProjection } from '../../../../platform/consumers/projections/projection-specification.js';
import type { DomainEvent } from '../../../../platform/decider/decider.js';
import { mascotPublishedData } from '../../../mascots/domain/fixtures/mascot-published.js';
import { mascotStreams } from '../../../mascots/index.js';
import { submissionReceivedData } from '../../../submissions/domain/fixtures/submission-received.js';
import { CLAIM_STREAM, AFTER_DECISION, submissionStreams } from '../../../submissions/index.js';
import { DEED_RECORDS_VIEW, DEED_SUBJECTS_VIEW, DEEDS_VIEW } from '../../views.js';
import { aboutOf } from './about-of.js';
import { deedsProjection } from './deeds.projection.js';
import { kindAt } from './kind-at.js';

const given = specifyProjection(deedsProjection([...mascotStreams, ...submissionStreams, idStreams]));
const taken = inStream<DomainEvent>('ids-mascot', { type: 'IdTaken', data: {} });
const approved = inStream<DomainEvent>('submission-7', { type: 'SubmissionApproved', data: { adminNotes: null } });
const published = inStream<DomainEvent>('mascot-9', { type: 'MascotPublished', data: mascotPublishedData });

describe('what people did', () => {
  const deed = {
    id: 'c',
    correlationId: 'c',
    time: '2026-01-01T12:00:00.000Z',
    at: Date.parse('2026-01-01T12:00:00.000Z'),
    release: null,
  };

  it('is told by the first event that is more than bookkeeping, and counts what came with it', () =>
    given(taken, { ...approved, actor: { kind: 'admin', id: 'Ann' } }, published).thenHolds(DEEDS_VIEW, [
      {
        ...deed,
        type: 'SubmissionApproved',
        kindAt: kindAt('SubmissionApproved', deed.at),
        actorKind: 'admin',
        actorName: 'Ann',
        about: 'submission-7',
        events: 2,
      },
    ]));

  it('names no visitor', () =>
    given({ ...published, actor: { kind: 'visitor', id: 'a stand-in for a key' } }).thenHolds(DEEDS_VIEW, [
      {
        ...deed,
        type: 'MascotPublished',
        kindAt: kindAt('MascotPublished', deed.at),
        actorKind: 'visitor',
        actorName: null,
        about: 'mascot-9',
        events: 1,
      },
    ]));

  it('is told of each record that it did something with, but of a mascot by the decision that brought it', () => {
    const admin = { kind: 'admin', id: 'Ann' } as const;
    const by = { actorKind: 'admin', actorName: 'Ann' };
    const other = inStream<DomainEvent>('submission-8', { type: 'SubmissionApproved', data: { adminNotes: null } });
    const follows = { ...published, actor: { kind: 'system', id: AFTER_DECISION.automation } as const };
    return given({ ...approved, actor: admin }, { ...other, actor: admin }, follows).thenHolds(
      DEED_RECORDS_VIEW,
      ['submission-7', 'submission-8'].map((about) => ({
        ...deed,
        id: `c ${about}`,
        type: 'SubmissionApproved',
        ...by,
        about,
      })),
    );
  });

  it('is about the submission that was let go, whose claim stands in another stream', () =>
    given(inStream<DomainEvent>(CLAIM_STREAM, { type: 'SubmissionLetGo', data: { submissionId: 7 } })).thenHolds(
      DEEDS_VIEW,
      [
        {
          ...deed,
          type: 'SubmissionLetGo',
          kindAt: kindAt('SubmissionLetGo', deed.at),
          actorKind: 'visitor',
          actorName: null,
          about: 'submission-7',
          events: 1,
        },
      ],
    ));

  it('is about records by the names that they have by now', () => {
    const { submissionId, payload } = submissionReceivedData;
    return given(
      inStream<DomainEvent>(
        `submission-${submissionId}`,
        { type: 'SubmissionReceived', data: submissionReceivedData },
        { type: 'MascotAssigned', data: { mascotId: 9, slug: 'tux' } },
      ),
      published,
      inStream<DomainEvent>('mascot-9', { type: 'MascotEdited', data: { changes: { name: 'Tux II', humor: 1 } } }),
    ).thenHolds(DEED_SUBJECTS_VIEW, [
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
])('what stands in %s is about %s', (stream, about) => expect(aboutOf(stream)).toBe(about));
