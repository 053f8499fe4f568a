import { collect } from '../event-store/event-store.js';
import type { DocumentStore } from './port.js';

export interface DocumentStoreHarness {
  /** Milliseconds since 1970, as the store sees it. */
  now: number;
  open(): Promise<DocumentStore>;
}

export function describeDocumentStore(harness: DocumentStoreHarness, many = 1200): void {
  let store: DocumentStore;
  beforeEach(async () => void (store = await harness.open()));
  afterEach(() => store.close());

  const valueOf = async (key: string) => (await store.get('things', key))?.value;
  const keysOf = async (prefix?: string) => (await collect(store.list('things', prefix))).map(({ key }) => key);

  it('has no document before a put', async () => {
    expect(await store.get('things', 'a')).toBeUndefined();
    expect(await store.getMany('things', [])).toEqual(new Map());
    expect(await keysOf()).toEqual([]);
  });

  it('returns the last put, with a rising version', async () => {
    const value = { words: ['Ä', null, ''], 'a.b': 1, $set: true };
    await store.put('things', 'a', 'first');
    await store.put('things', 'a', value);
    await store.put('others', 'a', 'of another collection');
    expect(await store.get('things', 'a')).toEqual({ key: 'a', version: 2, value });
  });

  it('keeps documents after it is reopened', async () => {
    await store.put('things', 'a', [1]);
    await store.close();
    store = await harness.open();
    expect(await valueOf('a')).toEqual([1]);
  });

  it('puts a document only if its version matches', async () => {
    expect(await store.put('things', 'a', 1, { ifVersion: 1 })).toBe(false);
    expect(await store.put('things', 'a', 1, { ifVersion: 0 })).toBe(true);
    expect(await store.put('things', 'a', 2, { ifVersion: 0 })).toBe(false);
    expect(await store.put('things', 'a', 2, { ifVersion: 1 })).toBe(true);
    expect(await store.put('things', 'a', 3, { ifVersion: 1 })).toBe(false);
    expect(await store.get('things', 'a')).toEqual({ key: 'a', version: 2, value: 2 });
  });

  it.each([0, 1])('lets one of several writers at version %d win', async (ifVersion) => {
    if (ifVersion === 1) await store.put('things', 'a', 'before');
    const other = await harness.open();
    const writers = [1, 2, 3, 4, 5, 6].map((writer) =>
      (writer % 2 === 0 ? other : store).put('things', 'a', writer, { ifVersion }),
    );
    const written = await Promise.all(writers);
    await other.close();
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await store.get('things', 'a')).toEqual({
      key: 'a',
      version: ifVersion + 1,
      value: written.indexOf(true) + 1,
    });
  });

  it('keeps one of several concurrent puts without a version', async () => {
    await Promise.all([1, 2, 3].map((value) => store.put('things', 'a', value)));
    expect([1, 2, 3]).toContain(await valueOf('a'));
  });

  it('deletes a document, and accepts another under its key', async () => {
    await store.put('things', 'a', 1);
    await store.put('things', 'b', 2);
    await store.delete('things', 'a');
    await store.delete('things', 'a');
    expect([await valueOf('a'), await valueOf('b')]).toEqual([undefined, 2]);
    expect(await store.put('things', 'a', 3, { ifVersion: 0 })).toBe(true);
  });

  it('returns a document until it expires, and then accepts another under its key', async () => {
    await store.put('things', 'a', 1, { expiresAt: new Date(harness.now + 1000) });
    harness.now += 999;
    expect(await valueOf('a')).toBe(1);
    expect(await store.put('things', 'a', 2, { ifVersion: 0 })).toBe(false);
    harness.now += 1;
    expect([await valueOf('a'), await keysOf()]).toEqual([undefined, []]);
    expect(await store.put('things', 'a', 3, { ifVersion: 0 })).toBe(true);
    expect(await valueOf('a')).toBe(3);
  });

  it('lists all documents with a key prefix, in order', async () => {
    const numbered = Array.from({ length: many }, (_, index) => `n-${String(index).padStart(4, '0')}`);
    await Promise.all([...numbered, 'm', 'o'].map((key) => store.put('things', key, key)));
    await store.put('things-too', 'n-0001', 'of another collection');
    expect(await keysOf('n-')).toEqual(numbered);
    expect(await keysOf()).toEqual(['m', ...numbered, 'o']);
    const found = await store.getMany('things', [...numbered, 'unknown']);
    expect([...found.keys()].toSorted()).toEqual(numbered);
    expect(found.get('n-0007')).toEqual({ key: 'n-0007', version: 1, value: 'n-0007' });
  });
}
