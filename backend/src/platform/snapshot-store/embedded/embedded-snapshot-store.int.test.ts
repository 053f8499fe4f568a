import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { itKeepsSnapshots, type SnapshotStoreHarness } from '../contract/snapshot-store.contract.js';
import { EmbeddedSnapshotStore } from './embedded-snapshot-store.js';

describe('EmbeddedSnapshotStore', () => {
  let folder: string;
  const opened: EmbeddedSnapshotStore[] = [];
  const harness: SnapshotStoreHarness = {
    open: () => harness.reopen(),
    reopen: async () => {
      const store = EmbeddedSnapshotStore.open(path.join(folder, 'snapshots.db'));
      opened.push(store);
      return store;
    },
  };
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marcel-snapshots-'));
  });
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
    await rm(folder, { recursive: true });
  });
  itKeepsSnapshots(harness);

  it('begins anew when its file is damaged', async () => {
    await writeFile(
      path.join(folder, 'snapshots.db'),
      'no database at all, but long enough to be looked at '.repeat(99),
    );
    const store = await harness.open();
    expect(await store.find('sum-1')).toBeUndefined();
  });
});
