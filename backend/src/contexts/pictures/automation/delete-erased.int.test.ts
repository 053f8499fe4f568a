import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { pino } from 'pino';
import { DiskBlobStore } from '../../../platform/blob-store/disk/disk-blob-store.js';
import { consumerOf } from '../../../platform/consumers/test-support/consumer-of.js';
import type { DomainEvent } from '../../../platform/decider/decider.js';
import { toEventRef } from '../../../platform/event-store/event-store.js';
import { PictureMetrics } from '../../../platform/pictures/picture-metrics.js';
import { Metrics } from '../../../platform/observability/metrics/metrics.js';
import { EmbeddedReadStore } from '../../../platform/read-store/embedded/embedded-read-store.js';
import { EventSource } from '../../../platform/read-store/test-support/event-source.js';
import { Recorder } from '../../../platform/read-store/test-support/recorder.js';
import { pseudoRandom } from '../../../test-support/pseudo-random.js';
import { verdictEventsOf } from '../../../test-support/testing/verdict-events.js';
import { EVENT_STREAMS } from '../../event-streams.js';
import { moderationStream } from '../../moderation/index.js';
import { frontendsProjection } from '../../releases/index.js';
import { hugRequested } from '../../studio/domain/fixtures/artworks.js';
import { submissionReceivedData } from '../../submissions/domain/fixtures/submission-received.js';
import { referencesProjection } from '../read/references.js';
import { PictureEraser } from './delete-erased.js';

const HOUR_MS = 60 * 60 * 1000;
const GRACE_HOURS = 48;
const START = Date.UTC(2026, 0, 1);

let folder: string;
let views: EmbeddedReadStore;
let blobs: DiskBlobStore;
let eraser: PictureEraser;
let recorder: Recorder;
let now: Date;

const references = referencesProjection(Object.values(EVENT_STREAMS).flat());

beforeEach(async () => {
  now = new Date(START);
  folder = await mkdtemp(path.join(tmpdir(), 'marcel-eraser-'));
  blobs = await DiskBlobStore.open(folder, () => now);
  views = new EmbeddedReadStore(':memory:', pino({ level: 'silent' }));
  for (const { name, version, collections } of [references, frontendsProjection]) {
    await views.prepare({ name, version }, collections);
    await views.activate({ name, version });
  }
  recorder = new Recorder();
  const settings = { pictures: { orphanRetentionMs: GRACE_HOURS * HOUR_MS } };
  eraser = new PictureEraser(blobs, views, settings, new PictureMetrics(new Metrics()));
});
afterEach(async () => {
  await views.close();
  await rm(folder, { recursive: true });
});

const advance = (hours: number) => (now = new Date(now.getTime() + hours * HOUR_MS));

async function record(stream: string, event: DomainEvent): Promise<void> {
  const recorded = recorder.record(stream, event, { time: now.toISOString(), schemaVersion: 1 });
  const batch = { events: [recorded], position: recorded.position, last: toEventRef(recorded), caughtUp: true };
  const tools = { events: new EventSource(), store: views };
  await consumerOf(references, tools).handle(batch);
}

const put = (picture: string) => blobs.put(Buffer.from(picture));
const requestHug = (id: number, blob: string) =>
  record(`hug-${id}`, {
    ...hugRequested,
    data: { ...hugRequested.data, hugId: id, portraitUrl: `/pictures/${blob}.webp` },
  });
const submit = (submissionId: number, blob: string) =>
  record(`submission-${submissionId}`, {
    type: 'SubmissionReceived',
    data: { ...submissionReceivedData, submissionId, imageUrl: `/pictures/${blob}.webp` },
  });
const item = (itemId: number) => ({ kind: 'hug', itemId }) as const;
const erase = (id: number) => record(moderationStream(item(id)), verdictEventsOf(item(id)).erased);
const hide = (id: number) => record(moderationStream(item(id)), verdictEventsOf(item(id)).hidden);

describe('the pictures of an erased record', () => {
  it('are deleted in all widths, and those of a hidden record stay', async () => {
    const [one, other] = [await put('one'), await put('other')];
    await blobs.putVariant(one, '160.webp', Buffer.from('narrow'));
    await requestHug(1, one);
    await requestHug(2, other);
    await hide(2);
    await erase(1);
    await eraser.eraseAll(now);
    expect([await blobs.has(one), await blobs.has(other)]).toEqual([false, true]);
    expect(await blobs.getVariant(one, '160.webp')).toBeUndefined();
    await blobs.putVariant(one, '160.webp', Buffer.from('made too late'));
    expect(await blobs.getVariant(one, '160.webp')).toBeUndefined();
  });

  it('include those of a submission that is both rejected and erased', async () => {
    const [kept, rejected] = [await put('kept'), await put('rejected')];
    await submit(1, kept);
    await submit(2, rejected);
    for (const id of [1, 2])
      await record(`submission-${id}`, { type: 'SubmitterErased', data: { reason: 'Asked for' } });
    await record('submission-2', { type: 'SubmissionRejected', data: { adminNotes: 'No' } });
    await eraser.eraseAll(now);
    expect([await blobs.has(kept), await blobs.has(rejected)]).toEqual([true, false]);
  });

  it('stay while they may be published again', async () => {
    const picture = await put('the same');
    await requestHug(1, picture);
    advance(1);
    await put('the same');
    await erase(1);
    await eraser.eraseRecord('hug-1', now);
    expect(await blobs.has(picture)).toBe(true);
    await eraser.eraseAll(advance(GRACE_HOURS - 1));
    expect(await blobs.has(picture)).toBe(true);
    await eraser.eraseAll(advance(2));
    expect(await blobs.has(picture)).toBe(false);
  });

  it.each(process.env.TEST_FULL ? [1, 2, 3, 4, 5, 6] : [1, 2])(
    'are never pictures that other records need, for any order of events (%i)',
    async (seed) => {
      const random = pseudoRandom(seed);
      const randomBelow = (count: number) => Math.floor(random() * count);
      const shown = new Map<number, string>();
      const pending = new Map<number, string>();
      const everUsed = new Set<string>();
      for (let id = 1; id <= 80; id += 1) {
        advance(random() * 3);
        pending.set(id, await put(`picture ${randomBelow(12)}`));
        for (const [hugId, picture] of [...pending]) {
          if (random() < 0.4) continue;
          await requestHug(hugId, picture);
          pending.delete(hugId);
          shown.set(hugId, picture);
          everUsed.add(picture);
        }
        for (const known of [...shown.keys()]) {
          if (random() > 0.2) continue;
          await erase(known);
          shown.delete(known);
          if (random() < 0.7) await eraser.eraseRecord(`hug-${known}`, now);
        }
        if (random() < 0.1) await eraser.eraseAll(now);
        for (const picture of [...shown.values(), ...pending.values()]) expect(await blobs.has(picture)).toBe(true);
      }
      const needed = new Set([...shown.values(), ...pending.values()]);
      for (const [hugId, picture] of pending) await requestHug(hugId, picture);
      await eraser.eraseAll(advance(GRACE_HOURS + 1));
      for (const picture of everUsed) expect(await blobs.has(picture)).toBe(needed.has(picture));
    },
  );
});
