import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { collect } from '../../platform/event-store/event-store.js';
import { useSimulator } from '../../test-support/testing/use-simulator.js';
import { describeWithMongo } from '../../platform/mongodb/testing/with-mongo.js';
import { fillProduct, untilReady } from './testing/fill-product.js';
import { KeptProduct } from './testing/kept-product.js';

const server = useSimulator();
let folder: string;
let original: KeptProduct;
let backup: string;
let made: Awaited<ReturnType<KeptProduct['backUp']>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcel-backup-'));
  backup = path.join(folder, 'backup');
  original = await KeptProduct.create(folder);
  await original.whileRunning(async ({ rest }) => {
    await fillProduct(rest);
    await untilReady(rest);
  });
  made = await original.backUp(backup);
});
afterAll(() => rm(folder, { recursive: true }));

const eventsOf = (product: KeptProduct) => product.withStores((stores) => collect(stores.events.readAll()));

async function expectSameProduct(restored: KeptProduct): Promise<void> {
  await restored.restore(backup);
  expect(await eventsOf(restored)).toHaveLength(made.log.count);

  // Before the product runs: a run of over a minute appends a checkpoint of the hash chain.
  const again = await mkdtemp(path.join(folder, 'again-'));
  const { log, pictures, keys } = await restored.backUp(again);
  expect({ log, pictures, keys }).toEqual({ log: made.log, pictures: made.pictures, keys: made.keys });
  const picturesIn = (directory: string) => readdir(path.join(directory, 'pictures', 'blobs'), { recursive: true });
  expect(await picturesIn(again)).toEqual(await picturesIn(backup));
  await restored.whileRunning(({ rest }) => untilReady(rest));
}

describe('backup and restore', () => {
  it('restore the same log, pictures and keys', async () => {
    await expectSameProduct(await KeptProduct.create(folder));
  });

  it('move a product to EventStoreDB', async () => {
    await expectSameProduct(await KeptProduct.create(folder, { EVENTSTOREDB_URL: server.simulator.url }));
  });

  it.each([
    ['embedded stores', () => ({})],
    ['a log server', () => ({ EVENTSTOREDB_URL: server.simulator.url })],
  ])('run while the product writes to %s', async (_, variables) => {
    const product = await KeptProduct.create(folder, variables());
    const copy = await mkdtemp(path.join(folder, 'copy-'));
    await product.whileRunning(async ({ rest, engines }) => {
      await fillProduct(rest);
      const [{ log, keys }] = await Promise.all([product.backUp(copy), fillProduct(rest)]);
      expect(log.count).toBeLessThan((await collect(engines.events.readAll())).length);
      expect(keys?.count).toBeGreaterThan(0);
    });
    const restored = await KeptProduct.create(folder);
    await restored.restore(copy);
    await restored.whileRunning(({ rest }) => untilReady(rest));
  });

  it('restore the state at a point in time', async () => {
    const events = await eventsOf(original);
    const published = events.findIndex(({ type }) => type === 'MascotPublished');
    const until = new Date(events[published]?.metadata.time ?? '');
    const target = await KeptProduct.create(folder);
    const restored = await target.restore(backup, { until });
    const kept = await eventsOf(target);
    expect(kept.map(({ id }) => id)).toEqual(events.slice(0, restored.events).map(({ id }) => id));
    expect(restored.events).toBeGreaterThan(published);
    expect(restored.events).toBeLessThan(made.log.count);
  });

  it.each(['events.ndjson.gz', 'keys.ndjson.gz', 'manifest.json'])(
    'restore nothing when %s is damaged',
    async (file) => {
      const copy = await mkdtemp(path.join(folder, 'copy-'));
      await cp(backup, copy, { recursive: true });
      const damaged = path.join(copy, file);
      const bytes = await readFile(damaged);
      const target = await KeptProduct.create(folder);
      await writeFile(damaged, bytes.subarray(0, bytes.length / 2));
      await expect(target.restore(copy)).rejects.toThrow(file);
      await writeFile(damaged, bytes);
      await appendFile(damaged, '{}\n');
      await expect(target.restore(copy)).rejects.toThrow(file);
      expect(await eventsOf(target)).toEqual([]);
    },
  );

  it.each([
    ['damaged', (picture: string) => appendFile(picture, 'x')],
    ['missing', (picture: string) => rm(picture)],
  ])('restore nothing when a picture is %s', async (_, spoil) => {
    const copy = await mkdtemp(path.join(folder, 'copy-'));
    await cp(backup, copy, { recursive: true });
    const blobs = path.join(copy, 'pictures', 'blobs');
    const last = (await readdir(blobs, { recursive: true })).sort().at(-1) ?? '';
    await spoil(path.join(blobs, last));
    const target = await KeptProduct.create(folder);
    await expect(target.restore(copy)).rejects.toThrow(/[Pp]icture/);
    await target.withStores(async ({ events, keys, pictures }) => {
      expect([await events.head(), await keys.isEmpty()]).toEqual([undefined, true]);
      expect(await collect(pictures.entries())).toEqual([]);
    });
  });

  it('omit the keys, or protect them when included', async () => {
    expect((await stat(path.join(backup, 'keys.ndjson.gz'))).mode & 0o777).toBe(0o600);
    const apart = path.join(folder, 'apart');
    expect((await original.backUp(apart, false)).keys).toBeNull();
    expect(await readdir(apart)).not.toContain('keys.ndjson.gz');
    const target = await KeptProduct.create(folder);
    expect((await target.restore(backup, { withKeys: false })).keys).toBeNull();
    expect(await target.withStores((stores) => collect(stores.keys.records()))).toEqual([]);
  });

  it('reject a target that is not empty', async () => {
    await expect(original.backUp(backup)).rejects.toThrow('is not empty');
    await expect(original.restore(backup)).rejects.toThrow('holds events already');
    await rm(path.join(original.dataDirectory, 'events'), { recursive: true });
    await expect(original.restore(backup)).rejects.toThrow('holds read models already');
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
