import type { DocumentStore, PutOptions, StoredDocument } from '../port.js';

interface Kept extends StoredDocument {
  readonly expiresAt: Date | undefined;
}

export class InMemoryDocumentStore implements DocumentStore {
  private readonly collections = new Map<string, Map<string, Kept>>();

  constructor(private readonly now: () => number = Date.now) {}

  async get(collection: string, key: string): Promise<StoredDocument | undefined> {
    return (await this.getMany(collection, [key])).get(key);
  }

  async getMany(collection: string, keys: readonly string[]): Promise<ReadonlyMap<string, StoredDocument>> {
    return new Map(
      this.current(collection)
        .filter(({ key }) => keys.includes(key))
        .map((one) => [one.key, one]),
    );
  }

  async put(
    collection: string,
    key: string,
    value: unknown,
    { ifVersion, expiresAt }: PutOptions = {},
  ): Promise<boolean> {
    const documents = this.collections.get(collection) ?? new Map<string, Kept>();
    this.collections.set(collection, documents);
    const version = this.current(collection).find((one) => one.key === key)?.version ?? 0;
    if (ifVersion !== undefined && ifVersion !== version) return false;
    documents.set(key, { key, version: version + 1, value: JSON.parse(JSON.stringify(value)), expiresAt });
    return true;
  }

  async delete(collection: string, key: string): Promise<void> {
    this.collections.get(collection)?.delete(key);
  }

  async *list(collection: string, prefix = ''): AsyncGenerator<StoredDocument> {
    const found = this.current(collection).filter(({ key }) => key.startsWith(prefix));
    yield* found.sort((one, other) => (one.key < other.key ? -1 : 1));
  }

  async close(): Promise<void> {}

  private current(collection: string): StoredDocument[] {
    return [...(this.collections.get(collection)?.values() ?? [])]
      .filter(({ expiresAt }) => expiresAt === undefined || expiresAt.getTime() > this.now())
      .map(({ expiresAt: _, ...document }) => document);
  }
}
