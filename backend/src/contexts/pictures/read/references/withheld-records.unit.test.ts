import { inStream, specifyProjection } from '../../../../platform/consumers/projections/projection-specification.js';
import { judgementsOf } from '../../../../test-support/testing/judgements.js';
import { EVENT_STREAMS } from '../../../event-streams.js';
import { mascotPublishedData } from '../../../mascots/domain/fixtures/mascot-published.js';
import { mascotStream } from '../../../mascots/index.js';
import { moderationStream } from '../../../moderation/index.js';
import { submissionReceivedData } from '../../../submissions/domain/fixtures/submission-received.js';
import { submissionStream } from '../../../submissions/index.js';
import { USES_VIEW, WITHHELD_VIEW } from '../../views.js';
import { referencesProjection } from './references.projection.js';

const picture = 'ab'.repeat(32);
const imageUrl = `/pictures/${picture}.webp`;
const given = specifyProjection(referencesProjection(Object.values(EVENT_STREAMS).flat()));

const received = { type: 'SubmissionReceived', data: { ...submissionReceivedData, submissionId: 3, imageUrl } };
const submission = (...events: { readonly type: string; readonly data: unknown }[]) =>
  inStream(submissionStream(3), received, ...events);
const rejected = { type: 'SubmissionRejected', data: { adminNotes: 'No' } };
const reopened = { type: 'SubmissionReopened', data: { reason: 'Again' } };
const erased = { type: 'SubmitterErased', data: { reason: 'Asked for' } };
const published = {
  type: 'MascotPublished',
  data: { ...mascotPublishedData, mascotId: 9, imageUrl, origin: { kind: 'submission', submissionId: 3 } },
};

const use = (stream: string) => ({ id: `${stream} ${picture}`, picture, stream });
const withheld = (stream: string, why: string) => ({ id: `${stream} ${why}`, stream, why });

describe('the uses of a picture', () => {
  it('are told of each record that shows it', () => given(submission()).thenHolds(USES_VIEW, [use('submission-3')]));

  it('pass from a submission to its mascot', () =>
    given(submission(), inStream(mascotStream(9), published)).thenHolds(USES_VIEW, [use('mascot-9')]));
});

describe('the records whose pictures are withheld', () => {
  it.each(['hug', 'image', 'mascot'] as const)('are those that are not shown, such as of a %s', async (kind) => {
    const item = { kind, itemId: 7 };
    const { reported, held, hidden, restored, dismissed, erased: gone } = judgementsOf(item);
    const stream = moderationStream(item);
    for (const events of [[reported(1), held], [hidden], [gone]])
      await given(inStream(stream, ...events)).thenHolds(WITHHELD_VIEW, [withheld(`${kind}-7`, 'judged')]);
    for (const events of [[reported(1)], [hidden, restored], [reported(1), held, dismissed]])
      await given(inStream(stream, ...events)).thenHolds(WITHHELD_VIEW, []);
  });

  it('are none for comments, which show no pictures', () => {
    const item = { kind: 'comment', itemId: 7 } as const;
    return given(inStream(moderationStream(item), judgementsOf(item).hidden)).thenHolds(WITHHELD_VIEW, []);
  });

  it('tell of submissions what else withholds their pictures', async () => {
    await given(submission(erased, rejected)).thenHolds(WITHHELD_VIEW, [
      withheld('submission-3', 'erased'),
      withheld('submission-3', 'rejected'),
    ]);
    await given(submission(rejected, reopened)).thenHolds(WITHHELD_VIEW, []);
  });
});
