import type { Db } from 'mongodb';
import { isDuplicateKey } from '../../../mongodb/mongo-errors.js';
import { parseDefinition } from '../../stored-definition.js';
import { CollectionLayout, streamHeadsOf } from '../collection-layout.js';
import type { StoredBuild } from './stored-projection.js';

export class BuildMarks {
  constructor(private readonly db: Db) {}

  async make(build: StoredBuild): Promise<void> {
    for (const name of collectionsOf(build)) {
      try {
        const mark = { position: '', live: false };
        await this.db.collection<{ _id: string }>(name).updateOne(markOf(build), { $set: mark }, { upsert: true });
      } catch (error) {
        // Another process has made it at the same moment.
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  async areThere(build: StoredBuild): Promise<boolean> {
    if (build.marked === true) return this.areIn(build, collectionsOf(build));
    if (build.checkpoint === undefined) return true;
    const listed = await this.db.listCollections({}, { nameOnly: true }).toArray();
    return layoutsOf(build).every(({ documents }) => listed.some(({ name }) => name === documents));
  }

  async areIn(build: StoredBuild, collections: readonly string[]): Promise<boolean> {
    if (build.marked !== true) return true;
    for (const name of collections)
      if ((await this.db.collection<{ _id: string }>(name).findOne(markOf(build))) === null) return false;
    return true;
  }
}

const markOf = ({ key }: StoredBuild) => ({ _id: `mark of ${key}` });

const layoutsOf = ({ key, collections }: StoredBuild): CollectionLayout[] =>
  Object.values(collections).map(({ definition }) => new CollectionLayout(key, parseDefinition(definition)));

function collectionsOf(build: StoredBuild): string[] {
  const ofDocuments = layoutsOf(build).flatMap(({ names }) => names);
  return ofDocuments.length === 0 ? [] : [...ofDocuments, streamHeadsOf(build.key)];
}
