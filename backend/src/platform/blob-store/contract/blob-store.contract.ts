import { createHash } from 'node:crypto';
import { collect } from '../../event-store/event-store.js';
import type { BlobStore } from '../blob-store.js';

const bytesOf = (text: string) => Buffer.from(text);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const namesIn = async (store: BlobStore) => (await collect(store.entries())).map(({ name }) => name);

const at = (hour: number): Date => new Date(Date.UTC(2026, 0, 1, hour));

export function describeBlobStore(open: (now?: () => Date) => Promise<BlobStore>): void {
  it('names blobs by their content', async () => {
    const store = await open();
    expect(await store.put(bytesOf('a picture'))).toBe(sha256('a picture'));
    expect(await store.get(sha256('a picture'))).toEqual(bytesOf('a picture'));
    expect(await store.has(sha256('a picture'))).toBe(true);
  });

  it('keeps it after it is reopened', async () => {
    const name = await (await open()).put(bytesOf('lasting'));
    expect(await (await open()).get(name)).toEqual(bytesOf('lasting'));
  });

  it('accepts the same bytes again, also concurrently', async () => {
    const store = await open();
    const names = await Promise.all(Array.from({ length: 8 }, () => store.put(bytesOf('twice'))));
    expect(new Set(names)).toEqual(new Set([sha256('twice')]));
    expect(await store.get(sha256('twice'))).toEqual(bytesOf('twice'));
  });

  it('stores empty bytes', async () => {
    const store = await open();
    expect(await store.get(await store.put(bytesOf('')))).toEqual(bytesOf(''));
  });

  it('lists each blob once, by name, and no variants', async () => {
    const store = await open();
    expect(await namesIn(store)).toEqual([]);
    const texts = ['one', 'two', 'three', 'four', 'two'];
    for (const text of texts) await store.putVariant(await store.put(bytesOf(text)), '160.webp', bytesOf('small'));
    expect(await namesIn(store)).toEqual([...new Set(texts.map(sha256))].sort());
  });

  it('reports the size of each blob and the time of its last put', async () => {
    let hour = 1;
    const store = await open(() => at(hour));
    const [one, other] = [await store.put(bytesOf('one')), await store.put(bytesOf('another'))];
    hour = 2;
    await store.put(bytesOf('one'));
    const entries = (await collect(store.entries())).map(({ name, bytes, putAt }) => [name, bytes, putAt] as const);
    expect(new Set(entries)).toEqual(
      new Set([
        [one, 3, at(2)],
        [other, 7, at(1)],
      ]),
    );
    expect(entries.map(([name]) => name)).toEqual([one, other].sort());
  });

  it('removes a blob with its variants', async () => {
    const store = await open(() => at(1));
    const [name, other] = [await store.put(bytesOf('large')), await store.put(bytesOf('other'))];
    for (const blob of [name, other]) await store.putVariant(blob, '160.webp', bytesOf('small'));
    expect(await store.remove(name, at(1))).toBe(true);
    expect(await store.remove(name, at(1))).toBe(false);
    expect([await store.has(name), await store.get(name)]).toEqual([false, undefined]);
    expect(await store.getVariant(name, '160.webp')).toBeUndefined();
    expect(await namesIn(store)).toEqual([other]);
    expect(await store.getVariant(other, '160.webp')).toEqual(bytesOf('small'));
    expect(await store.put(bytesOf('large'))).toBe(name);
    expect(await store.get(name)).toEqual(bytesOf('large'));
  });

  it('removes nothing that was put after the given time, also when it was put before as well', async () => {
    let hour = 1;
    const store = await open(() => at(hour));
    const name = await store.put(bytesOf('large'));
    hour = 3;
    await store.put(bytesOf('large'));
    expect(await store.remove(name, at(2))).toBe(false);
    expect(await store.get(name)).toEqual(bytesOf('large'));
  });

  it('has a blob that was put during its removal', async () => {
    let hour = 1;
    const store = await open(() => at(hour));
    const texts = Array.from({ length: 20 }, (_, index) => `blob ${index}`);
    for (const text of texts) await store.put(bytesOf(text));
    hour = 3;
    for (const text of texts) await Promise.all([store.remove(sha256(text), at(2)), store.put(bytesOf(text))]);
    const kept = await Promise.all(texts.map((text) => store.get(sha256(text))));
    expect(kept.map(String)).toEqual(texts);
  });

  it('reports the free space, or that it is unknown', async () => {
    const free = await (await open()).freeBytes();
    expect(free === undefined || free > 0).toBe(true);
  });

  it('returns nothing for an unknown name', async () => {
    const store = await open();
    expect(await store.get(sha256('unknown'))).toBeUndefined();
    expect(await store.has(sha256('unknown'))).toBe(false);
    expect(await store.getVariant(sha256('unknown'), '160.webp')).toBeUndefined();
  });

  it.each(['../secret', '', 'a'.repeat(63), 'A'.repeat(64), `${'a'.repeat(64)}/..`, `${'a'.repeat(63)}\0`])(
    'returns nothing for the invalid name %j',
    async (name) => {
      const store = await open();
      expect(await store.get(name)).toBeUndefined();
      expect(await store.has(name)).toBe(false);
      expect(await store.getVariant(name, '160.webp')).toBeUndefined();
      expect(await store.remove(name, new Date())).toBe(false);
      await expect(store.putVariant(name, '160.webp', bytesOf('x'))).rejects.toThrow(RangeError);
    },
  );

  it('keeps variants beside the blob', async () => {
    const store = await open();
    const name = await store.put(bytesOf('large'));
    await store.putVariant(name, '160.webp', bytesOf('small'));
    await store.putVariant(name, '320.webp', bytesOf('middle'));
    expect(await store.getVariant(name, '160.webp')).toEqual(bytesOf('small'));
    expect(await store.getVariant(name, '320.webp')).toEqual(bytesOf('middle'));
    expect(await store.get(name)).toEqual(bytesOf('large'));
  });

  it('replaces a variant', async () => {
    const store = await open();
    const name = await store.put(bytesOf('large'));
    await store.putVariant(name, '160.webp', bytesOf('old'));
    await store.putVariant(name, '160.webp', bytesOf('new'));
    expect(await store.getVariant(name, '160.webp')).toEqual(bytesOf('new'));
  });

  it.each(['../x', '', '.hidden', 'a/b', 'x'.repeat(50)])('rejects %j as the name of a variant', async (variant) => {
    const store = await open();
    const name = await store.put(bytesOf('large'));
    await expect(store.putVariant(name, variant, bytesOf('x'))).rejects.toThrow(RangeError);
    expect(await store.getVariant(name, variant)).toBeUndefined();
  });
}
