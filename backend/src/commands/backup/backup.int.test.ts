import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { collect } from '../../platform/event-store/collect.js';
import { useSimulator } from '../../test-support/testing/use-simulator.js';
import { describeWithMongo } from '../../platform/mongodb/testing/with-mongo.js';
import { fillProduct, untilReady } from './testing/fill-product.js';
import { KeptProduct } from './testing/kept-product.js';

const server = useSimulator();
let folder: string;
let original: KeptProduct;
let backup: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcel-backup-'));
  backup = path.join(folder, 'backup');
  original = await KeptProduct.create(folder);
  await original.whileRunning(async ({ rest }) => {
    await fillProduct(rest);
    await untilReady(rest);
  });
});
afterEach(() => rm(folder, { recursive: true }));

async function expectSameProduct(restored: KeptProduct): Promise<void> {
  const made = await original.backUp(backup);
  await restored.restore(backup);
  const events = await restored.withStores((stores) => collect(stores.events.readAll()));
  expect(events).toHaveLength(made.log.events);

  await restored.whileRunning(({ rest }) => untilReady(rest));
  const { log, pictures, keys } = await restored.backUp(path.join(folder, 'again'));
  expect({ log, pictures, keys }).toEqual({ log: made.log, pictures: made.pictures, keys: made.keys });
  const picturesIn = (name: string) => readdir(path.join(folder, name, 'pictures', 'blobs'), { recursive: true });
  expect(await picturesIn('again')).toEqual(await picturesIn('backup'));
}

describe('backup and restore', () => {
  it('bring back the same log, pictures and keys', async () => {
    await expectSameProduct(await KeptProduct.create(folder));
  });

  it('move a product to EventStoreDB', async () => {
    await expectSameProduct(await KeptProduct.create(folder, { EVENTSTOREDB_URL: server.simulator.url }));
  });

  it('bring back the state at a point in time', async () => {
    const { log } = await original.backUp(backup);
    const events = await original.withStores((stores) => collect(stores.events.readAll()));
    const published = events.findIndex(({ type }) => type === 'MascotPublished');
    const until = new Date(events[published]?.metadata.time ?? '');
    const target = await KeptProduct.create(folder);
    const restored = await target.restore(backup, { until });
    const kept = await target.withStores((stores) => collect(stores.events.readAll()));
    expect(kept.map(({ id }) => id)).toEqual(events.slice(0, restored.events).map(({ id }) => id));
    expect(restored.events).toBeGreaterThan(published);
    expect(restored.events).toBeLessThan(log.events);
  });

  it('refuse a target that holds something', async () => {
    await original.backUp(backup);
    await expect(original.restore(backup)).rejects.toThrow('holds events already');
    await rm(path.join(original.dataDirectory, 'events'), { recursive: true });
    await expect(original.restore(backup)).rejects.toThrow('holds read models already');
    await expect(original.backUp(backup)).rejects.toThrow('is not empty');
  });

  it.each(['events.ndjson.gz', 'keys.ndjson', 'manifest.json'])('restore nothing when %s is damaged', async (file) => {
    await original.backUp(backup);
    const damaged = path.join(backup, file);
    const bytes = await readFile(damaged);
    const target = await KeptProduct.create(folder);
    await writeFile(damaged, bytes.subarray(0, bytes.length / 2));
    await expect(target.restore(backup)).rejects.toThrow(file);
    await writeFile(damaged, bytes);
    await appendFile(damaged, '{}\n');
    await expect(target.restore(backup)).rejects.toThrow(file);
    expect(await target.withStores((stores) => collect(stores.events.readAll()))).toEqual([]);
  });

  it('leave the keys out, and guard them when they are there', async () => {
    await original.backUp(backup);
    expect((await stat(path.join(backup, 'keys.ndjson'))).mode & 0o777).toBe(0o600);
    const apart = path.join(folder, 'apart');
    expect((await original.backUp(apart, false)).keys).toBeNull();
    expect(await readdir(apart)).not.toContain('keys.ndjson');
    const target = await KeptProduct.create(folder);
    expect((await target.restore(backup, { withKeys: false })).keys).toBeNull();
    expect(await target.withStores((stores) => collect(stores.keys.records()))).toEqual([]);
  });
});

describeWithMongo('backup and restore over MongoDB', (newDatabase) => {
  it('move a product to EventStoreDB and MongoDB', async () => {
    const url = new URL(process.env.MONGODB_TEST_URL ?? '');
    url.pathname = `/${newDatabase().databaseName}`;
    const engines = { EVENTSTOREDB_URL: server.simulator.url, MONGODB_URL: url.href };
    await expectSameProduct(await KeptProduct.create(folder, engines));
  });
});
