import type { Snapshot, SnapshotStore } from '../snapshot-store.js';

export interface SnapshotStoreHarness {
  /** A store of its own for each test. */
  open(): Promise<SnapshotStore>;
  /** Another store over the same snapshots, as after a restart or on another node. */
  reopen(): Promise<SnapshotStore>;
}

const at = (revision: number, state: unknown = { facts: ['Swims'], 'a.b': null, $set: 1 }): Snapshot => ({
  version: 1,
  revision,
  eventId: `event-${revision}`,
  state,
});

/** What every store of snapshots must do. */
export function itKeepsSnapshots(harness: SnapshotStoreHarness): void {
  it('has none that was never kept', async () => {
    expect(await (await harness.open()).find('sum-1')).toBeUndefined();
  });

  it('gives back the last one of each stream', async () => {
    const store = await harness.open();
    await store.keep('sum-1', at(9));
    await store.keep('sum-1', at(19, [1, 'two', null]));
    await store.keep('sum-2', at(4));
    expect(await store.find('sum-1')).toEqual(at(19, [1, 'two', null]));
    expect(await store.find('sum-2')).toEqual(at(4));
  });

  it('gives what was kept before it was opened', async () => {
    await (await harness.open()).keep('sum-1', at(9));
    expect(await (await harness.reopen()).find('sum-1')).toEqual(at(9));
  });

  it('keeps one of several that come at once', async () => {
    const store = await harness.open();
    await Promise.all([1, 2, 3, 4].map((revision) => store.keep('sum-1', at(revision))));
    expect([1, 2, 3, 4]).toContain((await store.find('sum-1'))?.revision);
  });
}
