import {
  type Change,
  type CollectionDefinition,
  type Document,
  type PositionedChange,
  type ProjectedBatch,
  type ProjectedPart,
  type ProjectionRef,
  type Query,
  type ReadStore,
} from '../read-store.js';

export type MakeStore = () => Promise<ReadStore>;

export const mascots: CollectionDefinition = {
  name: 'mascots',
  id: 'number',
  fields: { name: 'folded', title: 'alphabetic', slug: 'text', likes: 'number', year: 'number' },
  search: ['name', 'about'],
};

export const tags: CollectionDefinition = { name: 'tags', id: 'text', fields: { weight: 'number' } };

export const FIRST_BUILD: ProjectionRef = { name: 'catalogue', version: 1 };

export const positionOf = (number: number): string => String(number).padStart(8, '0');

/** Commits a batch for a single projection. @throws its failure */
export async function commitOne(
  store: Pick<ReadStore, 'commit'>,
  part: ProjectedPart,
  checkpoint: Omit<ProjectedBatch, 'parts'>,
): Promise<void> {
  const [failed] = await store.commit({ ...checkpoint, parts: [part] });
  if (failed !== undefined) throw failed.error;
}

export class Harness {
  private last = 0;

  private constructor(
    readonly store: ReadStore,
    readonly ref: ProjectionRef,
  ) {}

  static async start(makeStore: MakeStore, collections = [mascots, tags]): Promise<Harness> {
    const store = await makeStore();
    await store.prepare(FIRST_BUILD, collections);
    await store.activate(FIRST_BUILD);
    return new Harness(store, FIRST_BUILD);
  }

  async commit(...changes: Change[]): Promise<void> {
    const positioned = changes.map((change) => ({ position: positionOf(++this.last), change }));
    await this.take(positioned, this.last);
  }

  /** Commits changes and their checkpoint, whatever the checkpoint was. */
  async take(changes: readonly PositionedChange[], end: number): Promise<void> {
    await commitOne(this.store, { projection: this.ref, changes }, { position: positionOf(end) });
  }

  async ids(query: Query, collection = 'mascots'): Promise<unknown[]> {
    const { documents } = await this.store.find(collection, query);
    return documents.map(({ id }) => id);
  }

  async search(search: string): Promise<unknown[]> {
    const { documents, total } = await this.store.find('mascots', { search, sort: { field: 'id', direction: 'asc' } });
    expect(total).toBe(documents.length);
    return documents.map(({ id }) => id);
  }
}

export const put = (id: number, document: Document) => ({ kind: 'put', collection: 'mascots', id, document }) as const;
export const patch = (id: number, fields: Document): Change => ({ kind: 'patch', collection: 'mascots', id, fields });
export const remove = (id: number): Change => ({ kind: 'remove', collection: 'mascots', id });
export const increment = (id: number, by: Readonly<Record<string, number>>): Change => ({
  kind: 'increment',
  collection: 'mascots',
  id,
  by,
});
