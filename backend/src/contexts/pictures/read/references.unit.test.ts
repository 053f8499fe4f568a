import { EVENT_STREAMS } from '../../event-streams.js';
import { FRONTEND_STREAMS } from '../../releases/index.js';
import {
  KNOWN_BLOBS_VIEW,
  VISIBILITY_VIEW,
  RECORDS_VIEW,
  referencesProjection,
  STREAMS_WITHOUT_PICTURES,
  findPictures,
  computeVisibility,
} from './references.js';
import { hugRequested, storedPicture } from '../../studio/domain/fixtures/artworks.js';
import { inStream, specifyProjection } from '../../../platform/consumers/test-support/projection-specification.js';
import type { DomainEvent } from '../../../platform/decider/decider.js';
import { verdictEventsOf } from '../../../test-support/testing/verdict-events.js';
import { mascotPublishedData } from '../../mascots/domain/fixtures/mascot-published.js';
import { mascotStream } from '../../mascots/index.js';
import { moderationStream, type ItemEvent } from '../../moderation/index.js';
import { submissionReceivedData } from '../../submissions/domain/fixtures/submission-received.js';
import { submissionStream } from '../../submissions/index.js';

describe('the pictures that records refer to', () => {
  const [ONE, OTHER] = ['a'.repeat(64), '0123456789abcdef'.repeat(4)];
  const streams = Object.values(EVENT_STREAMS).flat();

  const { project, streamPrefixes } = referencesProjection(streams);
  const referencesIn = (data: unknown) => {
    const event = { type: 'Any', data, recorded: { stream: 'any-1', metadata: { time: '2026-01-01T12:00:00.000Z' } } };
    const references = project(event as never).filter(({ collection }) => collection === KNOWN_BLOBS_VIEW);
    return references.map(({ id }) => id);
  };

  it('are found in any field, once each', () => {
    const url = `/pictures/${ONE}.webp`;
    expect(referencesIn({ url, copies: [url, { blob: OTHER }], text: `See ${url}!` })).toEqual([ONE, OTHER]);
    expect(referencesIn({ url: 'https://example.org/a.png', longer: `${ONE}0`, none: null })).toEqual([]);
  });

  it('are searched in all streams except those that contain none', () => {
    const others = streams.filter(({ prefix }) => prefix !== FRONTEND_STREAMS);
    const skipped = others.filter(({ prefix }) => !streamPrefixes.includes(prefix));
    expect(skipped.every(({ prefix }) => STREAMS_WITHOUT_PICTURES.some((one) => prefix.startsWith(one)))).toBe(true);
  });
});

describe('the pictures that a record shows', () => {
  const hash = 'ab'.repeat(32);
  const url = `/pictures/${hash}.webp`;

  it('are those of its own fields', () => {
    expect(findPictures(hugRequested.data).size).toBe(1);
    const picture = storedPicture(1);
    expect([...findPictures({ generation: 1, picture })].toSorted()).toEqual(
      [picture.url.slice('/pictures/'.length, -'.webp'.length), picture.original.blob].toSorted(),
    );
    expect(findPictures({ changes: { imageUrl: url } })).toEqual(new Set([hash]));
  });

  it.each([
    { prompt: url },
    { content: `Look at ${url}` },
    { profile: { name: url, sourceUrl: url, facts: [url] } },
    { imageUrl: null },
    { imageUrl: 'https://example.org/a.png' },
    { imageUrl: `${url}?x` },
  ])('are not found in texts of visitors: %j', (data) => expect(findPictures(data).size).toBe(0));
});

describe('visibility of pictures', () => {
  const picture = 'ab'.repeat(32);
  const imageUrl = `/pictures/${picture}.webp`;
  const given = specifyProjection(referencesProjection(Object.values(EVENT_STREAMS).flat()));

  const received = { type: 'SubmissionReceived', data: { ...submissionReceivedData, submissionId: 3, imageUrl } };
  const submission = (...events: { readonly type: string; readonly data: unknown }[]) =>
    inStream(submissionStream(3), received, ...events);
  const rejected = { type: 'SubmissionRejected', data: { adminNotes: 'No' } };
  const reopened = { type: 'SubmissionReopened', data: { reason: 'Again' } };
  const erased = { type: 'SubmitterErased', data: { reason: 'Asked for' } };
  const OTHER = 'cd'.repeat(32);
  const published = {
    type: 'MascotPublished',
    data: { ...mascotPublishedData, mascotId: 9, imageUrl, origin: { kind: 'submission', submissionId: 3 } },
  };
  const changed = { type: 'MascotImageChanged', data: { imageUrl: `/pictures/${OTHER}.webp` } };
  const reverted = { type: 'MascotEditReverted', data: { revisions: [1], changes: { imageUrl }, reason: 'No' } };
  const deleted = { type: 'MascotDeleted', data: { name: 'Tux' } };
  const mascot = (...events: { readonly type: string; readonly data: unknown }[]) =>
    inStream(mascotStream(9), published, ...events);

  const at = '2026-01-01T12:00:00.000Z';
  const pictureRecord = (stream: string, shown = picture) => ({ id: `${stream} ${shown}`, picture: shown, stream, at });
  const hiddenBy = (stream: string, cause: string) => ({ id: `${stream} ${cause}`, stream, cause });
  const shows = (shown: string | null) => ({ id: 'mascot-9 shows', stream: 'mascot-9', shows: shown });

  describe('the pictures of records', () => {
    it('list each record that ever showed it', () =>
      given(submission(), mascot(changed)).thenHolds(RECORDS_VIEW, [
        pictureRecord('mascot-9'),
        pictureRecord('mascot-9', OTHER),
        pictureRecord('submission-3'),
      ]));
  });

  describe('a portrait that was deleted', () => {
    it('is withheld unless another record shows the picture', async () => {
      const data = { hugId: 7, deletedUrl: imageUrl };
      const events = inStream<DomainEvent>('hug-7', hugRequested, { type: 'PortraitDeleted', data });
      await given(events).thenHolds(RECORDS_VIEW, [pictureRecord('inputs-of-hug-7')]);
      await given(events).thenHolds(VISIBILITY_VIEW, [hiddenBy('inputs-of-hug-7', 'deletable')]);
    });
  });

  describe('the visibility of records', () => {
    it.each(['hug', 'image', 'mascot'] as const)('follows the verdicts on items such as a %s', async (kind) => {
      const item = { kind, itemId: 7 };
      const { reported, held, hidden, restored, dismissed, reopened, heldAgain, erased: gone } = verdictEventsOf(item);
      const stream = moderationStream(item);
      for (const events of [[reported(1), held], [hidden], [dismissed, heldAgain]])
        await given(inStream(stream, ...events)).thenHolds(VISIBILITY_VIEW, [hiddenBy(`${kind}-7`, 'hidden')]);
      const causes = [hiddenBy(`${kind}-7`, 'deletable'), hiddenBy(`${kind}-7`, 'hidden')];
      await given(inStream<ItemEvent>(stream, hidden, gone)).thenHolds(VISIBILITY_VIEW, causes);
      for (const events of [[reported(1)], [hidden, restored], [hidden, reopened], [reported(1), held, dismissed]])
        await given(inStream(stream, ...events)).thenHolds(VISIBILITY_VIEW, []);
    });

    it('ignores comments, which show no pictures', () => {
      const item = { kind: 'comment', itemId: 7 } as const;
      return given(inStream(moderationStream(item), verdictEventsOf(item).hidden)).thenHolds(VISIBILITY_VIEW, []);
    });

    it('includes whether submissions are rejected and erased', async () => {
      await given(submission(erased, rejected)).thenHolds(VISIBILITY_VIEW, [
        hiddenBy('submission-3', 'erased'),
        hiddenBy('submission-3', 'rejected'),
      ]);
      await given(submission(rejected, reopened)).thenHolds(VISIBILITY_VIEW, []);
    });

    it('includes which picture mascots show, and whether they are in the directory', async () => {
      await given(mascot()).thenHolds(VISIBILITY_VIEW, [shows(picture)]);
      await given(mascot(changed)).thenHolds(VISIBILITY_VIEW, [shows(OTHER)]);
      await given(mascot(changed, reverted)).thenHolds(VISIBILITY_VIEW, [shows(picture)]);
      await given(mascot({ type: 'MascotImageChanged', data: { imageUrl: null } })).thenHolds(VISIBILITY_VIEW, [
        shows(null),
      ]);
      await given(mascot(deleted)).thenHolds(VISIBILITY_VIEW, [shows(picture), hiddenBy('mascot-9', 'withdrawn')]);
      const restored = {
        type: 'MascotRestored',
        data: { ...published.data, publishedAt: '2026-01-01T10:00:00.000Z', likes: 0, reason: 'A mistake' },
      };
      await given(mascot(deleted, restored)).thenHolds(VISIBILITY_VIEW, [shows(picture)]);
    });
  });
});

describe('visibility', () => {
  const [ONE, OTHER] = ['ab'.repeat(32), 'cd'.repeat(32)];
  const visibility = (stream: string, causes: readonly string[] = [], shows?: string | null) =>
    computeVisibility(stream, { causes: new Set(causes), ...(shows !== undefined && { shows }) }, ONE);

  it.each([
    ['a hug', visibility('hug-1'), 'shown'],
    ['a hidden hug', visibility('hug-1', ['hidden']), 'withheld'],
    ['a mascot', visibility('mascot-1', [], ONE), 'shown'],
    ['a mascot with another picture', visibility('mascot-1', [], OTHER), 'withheld'],
    ['a mascot without a picture', visibility('mascot-1', [], null), 'withheld'],
    ['a withdrawn mascot', visibility('mascot-1', ['withdrawn'], ONE), 'withheld'],
    ['a submission', visibility('submission-1'), 'private'],
    ['a rejected submission', visibility('submission-1', ['rejected']), 'private'],
    ['an erased submission', visibility('submission-1', ['erased']), 'erased'],
    ['a rejected and erased submission', visibility('submission-1', ['erased', 'rejected']), 'erased'],
  ])('the picture of %s', (_, found, expected) => expect(found).toBe(expected));
});
