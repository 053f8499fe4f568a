import type { PositionedChange, ProjectionRef } from '../read-store.js';
import { commitOne, positionOf, put, mascots } from '../test-support/harness.js';
import { BuildGone } from '../errors.js';
import { silentLog } from '../test-support/silent-log.js';
import { EmbeddedReadStore } from './embedded-read-store.js';
import { Sql } from './sql.js';

const BUILDS = ['one', 'two', 'three'].map((name) => ({ name, version: 1 }));

describe('commits of one turn of the event loop', () => {
  let store: EmbeddedReadStore;
  beforeEach(async () => {
    store = new EmbeddedReadStore(':memory:', silentLog);
    for (const build of BUILDS) await store.prepare(build, [{ ...mascots, name: build.name }]);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await store.close();
  });

  const batch = (projection: ProjectionRef, position: number, changes: readonly PositionedChange[] = []) =>
    commitOne(store, { projection, changes }, { position: positionOf(position) });
  const checkpoints = () => Promise.all(BUILDS.map((build) => store.checkpoint(build)));

  it('are one transaction', async () => {
    const transaction = jest.spyOn(Sql.prototype, 'transaction');
    await Promise.all(BUILDS.map((build) => batch(build, 1)));
    expect(transaction).toHaveBeenCalledTimes(1);
    expect(await checkpoints()).toEqual(BUILDS.map(() => positionOf(1)));
  });

  it('succeed although one of them fails', async () => {
    const gone = { name: 'gone', version: 1 };
    await store.prepare(gone, []);
    const commits = [gone, ...BUILDS].map((build) => batch(build, 1));
    await store.drop(gone);
    const outcomes = await Promise.allSettled(commits);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
    await expect(commits[0]).rejects.toThrow(BuildGone);
    expect(await checkpoints()).toEqual(BUILDS.map(() => positionOf(1)));
  });

  it('apply each batch of a build once, also two in one turn', async () => {
    const [build] = BUILDS;
    if (build === undefined) return;
    const change = { ...put(1, { name: 'Astro' }), collection: build.name };
    const changes = [{ position: positionOf(1), change }];
    await Promise.all([batch(build, 1, changes), batch(build, 2)]);
    expect(await store.checkpoint(build)).toBe(positionOf(2));
    await store.activate(build);
    expect(await store.get(build.name, 1)).toEqual({ id: 1, name: 'Astro' });
  });
});
