import type { ProjectedBatch } from '../../read-store/read-store.js';
import { EmbeddedReadStore } from '../../read-store/embedded/embedded-read-store.js';
import type { Projection } from './projection.js';
import { waitForAll } from '../../read-your-writes/progress.js';
import { counted, countingProjection } from '../../read-store/test-support/counting.js';
import { EventSource } from '../../read-store/test-support/event-source.js';
import { Recorder } from '../../read-store/test-support/recorder.js';
import { silentLog } from '../../read-store/test-support/silent-log.js';
import { LogFeed } from '../log-feed.js';
import { ProjectionGroup } from './projection-group.js';
import { Projector } from './projector.js';
import { until } from '../../../test-support/pause.js';

const LONG_MS = 60_000;

describe('a projector', () => {
  let store: EmbeddedReadStore;
  let source: EventSource;
  let recorder: Recorder;
  const started: Projector[] = [];

  beforeEach(() => {
    store = new EmbeddedReadStore(':memory:', silentLog);
    source = new EventSource();
    recorder = new Recorder();
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((projector) => projector.stop()));
    await store.close();
  });

  const begin = async (projection: Projection): Promise<Projector> => {
    const projector = new Projector({ events: source, feed: new LogFeed(source), store, log: silentLog }, projection);
    started.push(projector);
    await projector.start();
    return projector;
  };
  const start = async (projection: Projection): Promise<Projector> => {
    const projector = await begin(projection);
    await projector.waitForFirstBatch();
    return projector;
  };
  const push = (by = 1): string => {
    const event = recorder.record('count-a', counted(by));
    source.push(event);
    return event.position;
  };
  const sum = async () => (await store.get('counts', 'count-a'))?.sum;
  const visible = (projector: Projector, position: string) => waitForAll([projector], position, LONG_MS);
  /** Holds back commits of one build until released. */
  const holdBack = ({ version }: { version: number }): (() => void) => {
    const commit = store.commit.bind(store);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    jest.spyOn(store, 'commit').mockImplementation(async (batch: ProjectedBatch) => {
      if (batch.parts.some(({ projection }) => projection.version === version)) await released;
      return commit(batch);
    });
    return () => release();
  };

  it('serves queries from the start, and shows each write that was awaited', async () => {
    const projector = await start(countingProjection());
    expect(await store.find('counts', {})).toEqual({ documents: [], total: 0 });
    for (const expected of [1, 2, 3]) {
      expect(await visible(projector, push())).toBe('visible');
      expect(await sum()).toBe(expected);
    }
    expect(projector).toMatchObject({ status: 'live', finalError: undefined, buildStatus: undefined });
  });

  it('reports a late view', async () => {
    const release = holdBack({ version: 1 });
    const projector = await begin(countingProjection());
    const position = push();
    expect(await waitForAll([projector], position, 0)).toBe('late');
    expect(projector.status).not.toBe('live');
    release();
    expect(await visible(projector, position)).toBe('visible');
  });

  it('continues an interrupted build', async () => {
    push(1);
    const release = holdBack({ version: 1 });
    const first = await begin(countingProjection());
    push(1);
    const stopped = first.stop();
    release();
    await stopped;
    const second = await start(countingProjection());
    expect(await visible(second, push(1))).toBe('visible');
    expect(await sum()).toBe(3);
  });

  it('continues when the activation of another one fails', async () => {
    const tools = { events: source, feed: new LogFeed(source), store, log: silentLog };
    const group = new ProjectionGroup(tools);
    const [broken, healthy] = [
      new Projector(tools, { ...countingProjection(), name: 'broken', collections: [] }, group),
      new Projector(tools, countingProjection(), group),
    ];
    started.push(broken, healthy);
    const activate = store.activate.bind(store);
    jest.spyOn(store, 'activate').mockImplementation(async (build) => {
      if (build.name === 'broken') throw new Error('cannot be activated');
      return activate(build);
    });
    await Promise.all([broken.start(), healthy.start()]);
    await until(() => broken.status === 'failed');
    expect(await visible(healthy, push())).toBe('visible');
    expect(broken.finalError?.message).toContain('cannot be activated');
    expect(healthy).toMatchObject({ status: 'live', finalError: undefined });
  });

  it('reports its failure', async () => {
    const projector = await start(countingProjection());
    await visible(projector, push());
    recorder.record('count-a', counted());
    push();
    await until(() => projector.status === 'failed');
    expect(projector.finalError?.message).toContain('expected revision 1 of stream count-a, got 2');
  });
});
