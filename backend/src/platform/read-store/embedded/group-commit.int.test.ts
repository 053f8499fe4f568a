import type { ProjectedBatch } from '../read-store.js';
import { positionOf, put, mascots } from '../test-support/harness.js';
import { BuildMissing } from '../errors.js';
import { silentLog } from '../test-support/silent-log.js';
import { EmbeddedReadStore } from './embedded-read-store.js';
import { Sql } from './sql.js';

const BUILDS = ['one', 'two', 'three'].map((name) => ({ name, version: 1 }));

describe('commits of one moment', () => {
  let store: EmbeddedReadStore;
  beforeEach(async () => {
    store = EmbeddedReadStore.open(':memory:', silentLog);
    for (const build of BUILDS) await store.prepare(build, [{ ...mascots, name: build.name }]);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await store.close();
  });

  const batch = (projection: ProjectedBatch['projection'], position: number, more: Partial<ProjectedBatch> = {}) =>
    store.commit({ projection, changes: [], streamHeads: new Map(), position: positionOf(position), ...more });
  const checkpoints = () => Promise.all(BUILDS.map((build) => store.checkpoint(build)));

  it('are one transaction', async () => {
    const transaction = jest.spyOn(Sql.prototype, 'transaction');
    await Promise.all(BUILDS.map((build) => batch(build, 1)));
    expect(transaction).toHaveBeenCalledTimes(1);
    expect(await checkpoints()).toEqual(BUILDS.map(() => positionOf(1)));
  });

  it('do not fail with the one among them that fails', async () => {
    const gone = { name: 'gone', version: 1 };
    await store.prepare(gone, []);
    const commits = [gone, ...BUILDS].map((build) => batch(build, 1));
    await store.drop(gone);
    const outcomes = await Promise.allSettled(commits);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
    await expect(commits[0]).rejects.toThrow(BuildMissing);
    expect(await checkpoints()).toEqual(BUILDS.map(() => positionOf(1)));
  });

  it('take in each batch of a build once, also two of one moment', async () => {
    const [build] = BUILDS;
    if (build === undefined) return;
    const change = { ...put(1, { name: 'Astro' }), collection: build.name };
    const changes = [{ position: positionOf(1), change }];
    await Promise.all([batch(build, 1, { changes }), batch(build, 2)]);
    expect(await store.checkpoint(build)).toBe(positionOf(2));
    await store.activate(build);
    expect(await store.get(build.name, 1)).toEqual({ id: 1, name: 'Astro' });
  });
});

describe('checkpoints that only pass over events of others', () => {
  const [build] = BUILDS;
  const commit = (store: EmbeddedReadStore, position: number, isPassedOver: boolean) =>
    build &&
    store.commit({
      projection: build,
      changes: [],
      streamHeads: new Map(),
      position: positionOf(position),
      isPassedOver,
      standing: {
        log: 'log',
        event: { id: `e${position}`, stream: 's', revision: position, position: positionOf(position) },
      },
    });

  it('are known at once and written when the store is closed', async () => {
    const store = EmbeddedReadStore.open(':memory:', silentLog);
    if (build === undefined) return;
    await store.prepare(build, []);
    await commit(store, 1, false);
    const write = jest.spyOn(Sql.prototype, 'transaction');
    await commit(store, 2, true);
    await commit(store, 3, true);
    expect(write).not.toHaveBeenCalled();
    expect(await store.checkpoint(build)).toBe(positionOf(3));
    expect((await store.standing(build))?.event?.position).toBe(positionOf(3));
    await store.close();
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('give way to the next batch that is taken in', async () => {
    const store = EmbeddedReadStore.open(':memory:', silentLog);
    if (build === undefined) return;
    await store.prepare(build, []);
    await commit(store, 1, false);
    await commit(store, 2, true);
    await commit(store, 3, false);
    expect(await store.checkpoint(build)).toBe(positionOf(3));
    expect((await store.standing(build))?.event?.position).toBe(positionOf(3));
    await store.close();
  });
});
