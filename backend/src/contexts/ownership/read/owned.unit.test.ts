import { inStream, specifyProjection } from '../../../platform/consumers/test-support/projection-specification.js';
import { verdictEventsOf } from '../../../test-support/testing/verdict-events.js';
import { moderationStream, type ItemEvent } from '../../moderation/index.js';
import { commentsStream } from '../../comments/domain/comment.js';
import type { CommentAdded } from '../../comments/index.js';
import {
  drawingSubmitted,
  generationRequested,
  hugRequested,
  imageRequested,
} from '../../studio/domain/fixtures/artworks.js';
import { artworkStream, type ArtworkEvent } from '../../studio/index.js';
import { submissionReceivedData } from '../../submissions/domain/fixtures/submission-received.js';
import { submissionStream, type SubmissionEvent } from '../../submissions/index.js';
import { OWNED_VIEW, type OwnedDocument, ownedProjection } from './owned.js';

const TIME = '2026-01-01T10:00:00.000Z';
const OWNER = 'ab'.repeat(32);

const given = specifyProjection(ownedProjection);
type OwnedEvent = CommentAdded | ArtworkEvent | SubmissionEvent;
const eventsBy = (owner: string | undefined, stream: string, ...events: OwnedEvent[]) => ({
  ...inStream(stream, ...events),
  time: TIME,
  ...(owner !== undefined && { actor: { kind: 'visitor' as const, id: owner } }),
});
const owned = (kind: OwnedDocument['kind'], changes: Partial<OwnedDocument> = {}): OwnedDocument => ({
  id: `${kind}-7`,
  kind,
  itemId: 7,
  owner: OWNER,
  visibility: 'shown',
  createdAt: TIME,
  ...changes,
});

const added = (held: CommentAdded['data']['held'] = null): CommentAdded => ({
  type: 'CommentAdded',
  data: { commentId: 7, mascotId: 9, author: 'Grace', content: 'Lovely', held },
});
const received: SubmissionEvent = { type: 'SubmissionReceived', data: submissionReceivedData };
const rejected: SubmissionEvent = { type: 'SubmissionRejected', data: { adminNotes: 'No' } };
const erasedSubmitter: SubmissionEvent = { type: 'SubmitterErased', data: { reason: 'Asked for' } };

const item = { kind: 'comment', itemId: 7 } as const;
const { reported, held, hidden, restored, heldAgain, erased } = verdictEventsOf(item);
const verdicts = (...events: ItemEvent[]) => inStream(moderationStream(item), ...events);
const comment = (event = added()) => eventsBy(OWNER, commentsStream(9), event);

describe('owned items', () => {
  it('include everything that an owner key has created', () =>
    given(
      comment(),
      eventsBy(OWNER, artworkStream('hug', 7), hugRequested, generationRequested()),
      eventsBy(OWNER, artworkStream('image', 7), imageRequested, generationRequested()),
      eventsBy(OWNER, submissionStream(7), received, rejected),
    ).thenHolds(OWNED_VIEW, [owned('comment'), owned('hug'), owned('image'), owned('submission')]));

  it('distinguish drawings from hugs', () =>
    given(eventsBy(OWNER, artworkStream('hug', 7), drawingSubmitted)).thenHolds(OWNED_VIEW, [
      owned('drawing', { id: 'hug-7' }),
    ]));

  it('have no owner without a key', () =>
    given(eventsBy(undefined, commentsStream(9), added())).thenHolds(OWNED_VIEW, [owned('comment', { owner: null })]));

  it('include comments that were held on arrival as waiting', () =>
    given(comment(added('words'))).thenHolds(OWNED_VIEW, [owned('comment', { visibility: 'waiting' })]));

  it.each([
    [[reported(1)], 'shown'],
    [[reported(1), held], 'waiting'],
    [[hidden], 'hidden'],
    [[hidden, restored], 'shown'],
    [[hidden, heldAgain], 'waiting'],
  ] as const)('after %j are %s', (events, visibility) =>
    given(comment(), verdicts(...events)).thenHolds(OWNED_VIEW, [owned('comment', { visibility })]),
  );

  it('do not include erased items and submissions', async () => {
    await given(comment(), verdicts(hidden, erased)).thenHolds(OWNED_VIEW, []);
    await given(eventsBy(OWNER, submissionStream(7), received, rejected, erasedSubmitter)).thenHolds(OWNED_VIEW, []);
  });

  it('do not include mascots', () => {
    const mascot = { kind: 'mascot', itemId: 7 } as const;
    const hiddenMascot = inStream(moderationStream(mascot), verdictEventsOf(mascot).hidden);
    return given(comment(), hiddenMascot).thenHolds(OWNED_VIEW, [owned('comment')]);
  });
});
