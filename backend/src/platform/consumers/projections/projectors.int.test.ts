import type { ProjectedBatch } from '../../read-store/change.js';
import { EmbeddedReadStore } from '../../read-store/embedded/embedded-read-store.js';
import type { Projection } from './projection.js';
import { counted, countingProjection } from '../../read-store/test-support/counting.js';
import { EventSource } from '../../read-store/test-support/event-source.js';
import { Recorder } from '../../read-store/test-support/recorder.js';
import { silentLog } from '../../read-store/test-support/silent-log.js';
import { Projectors } from './projectors.js';

const LONG_MS = 60_000;

describe('projectors', () => {
  let store: EmbeddedReadStore;
  let source: EventSource;
  let recorder: Recorder;
  const started: Projectors[] = [];

  beforeEach(() => {
    store = EmbeddedReadStore.open(':memory:', silentLog);
    source = new EventSource();
    recorder = new Recorder();
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((projectors) => projectors.stop()));
    await store.close();
  });

  const start = async (projection: Projection): Promise<Projectors> => {
    const projectors = new Projectors({ events: source, store, log: silentLog }, [projection]);
    started.push(projectors);
    await projectors.start();
    return projectors;
  };
  const push = (by = 1): string => {
    const event = recorder.record('count-a', counted(by));
    source.push(event);
    return event.position;
  };
  const sum = async () => (await store.get('counts', 'count-a'))?.sum;
  const visible = (projectors: Projectors, position: string) => projectors.waitFor(position, ['counts'], LONG_MS);
  /** Holds back commits of one build until released. */
  const holdBack = ({ version, generation }: { version: number; generation: number }): (() => void) => {
    const commit = store.commit.bind(store);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    jest.spyOn(store, 'commit').mockImplementation(async (batch: ProjectedBatch) => {
      const { projection } = batch;
      if (projection.version === version && projection.generation === generation) await released;
      return commit(batch);
    });
    return () => release();
  };

  it('answer queries from the start, and show each write that was waited for', async () => {
    const projectors = await start(countingProjection());
    expect(await store.find('counts', {})).toEqual({ documents: [], total: 0 });
    for (const expected of [1, 2, 3]) {
      expect(await visible(projectors, push())).toBe('visible');
      expect(await sum()).toBe(expected);
    }
    expect(projectors.ready).toBe(true);
    expect(projectors.states).toMatchObject([{ name: 'counts', status: 'live', caughtUp: true, eventsApplied: 3 }]);
  });

  it('say when a view is late', async () => {
    const release = holdBack({ version: 1, generation: 0 });
    const projectors = await start(countingProjection());
    const position = push();
    expect(await projectors.waitFor(position, ['counts'], 0)).toBe('late');
    expect(projectors.ready).toBe(false);
    release();
    expect(await visible(projectors, position)).toBe('visible');
  });

  it('show the old documents until those of a new version are built, then only the new ones', async () => {
    const first = await start(countingProjection(1));
    push(1);
    await visible(first, push(1));
    await first.stop();

    const release = holdBack({ version: 2, generation: 0 });
    const second = await start(countingProjection(2, 10));
    expect(await sum()).toBe(2);
    expect(second.ready).toBe(false);
    expect(second.states).toMatchObject([{ status: 'building', position: undefined }]);
    release();
    expect(await visible(second, push(1))).toBe('visible');
    expect(await sum()).toBe(30);
    expect(await store.activeVersion('counts')).toEqual({ name: 'counts', version: 2, generation: 0 });
    expect(await store.checkpoint({ name: 'counts', version: 1, generation: 0 })).toBeUndefined();
  });

  it('rebuild on demand beside the documents that queries see, which stay up to date', async () => {
    const projectors = await start(countingProjection());
    await visible(projectors, push(1));
    const digest = await store.digest('counts');

    const release = holdBack({ version: 1, generation: 1 });
    const [underWay, another] = await Promise.allSettled([projectors.rebuild('counts'), projectors.rebuild('counts')]);
    expect(underWay.status).toBe('fulfilled');
    expect(another).toMatchObject({ reason: { message: 'counts is being rebuilt already' } });
    await visible(projectors, push(1));
    expect(await sum()).toBe(2);
    expect(await store.activeVersion('counts')).toMatchObject({ generation: 0 });
    release();
    await swapped(projectors);
    expect(await store.activeVersion('counts')).toMatchObject({ generation: 1 });
    expect(await sum()).toBe(2);
    expect(await store.digest('counts')).not.toBe(digest);
    await visible(projectors, push(1));
    expect(await sum()).toBe(3);
  });

  it('drop what an interrupted rebuild left behind', async () => {
    const projectors = await start(countingProjection());
    await visible(projectors, push(1));
    await projectors.stop();
    const left = { name: 'counts', version: 1, generation: 1 };
    await store.prepare(left, countingProjection().collections);
    await store.commit({ projection: left, changes: [], streamHeads: new Map(), position: '9'.repeat(16) });
    await start(countingProjection());
    expect(await store.checkpoint(left)).toBeUndefined();
  });

  it('show that one has failed, and are healed by a rebuild once the cause is gone', async () => {
    const projectors = await start(countingProjection());
    await visible(projectors, push(1));
    const missing = recorder.record('count-a', counted());
    const position = push(1);
    expect(await projectors.waitFor(position, ['counts'], 0)).toBe('late');
    await failed(projectors);
    expect(projectors.ready).toBe(false);
    expect(projectors.states[0]?.error?.message).toContain('expected revision 1 of stream count-a, got 2');

    source.events.splice(1, 0, missing);
    await projectors.rebuild('counts');
    expect(await visible(projectors, position)).toBe('visible');
    expect(await sum()).toBe(3);
    expect(projectors.ready).toBe(true);
  });

  it('know only the projections they were given', async () => {
    const projectors = await start(countingProjection());
    expect(() => projectors.waitFor('1', ['nowhere'])).toThrow('nowhere');
    expect(() => projectors.rebuild('nowhere')).toThrow('nowhere');
  });
});

const swapped = (projectors: Projectors) => eventually(() => projectors.states[0]?.rebuild === undefined);
const failed = (projectors: Projectors) => eventually(() => projectors.states[0]?.status === 'failed');

async function eventually(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}
