import { ObjectId, type Collection, type Db } from 'mongodb';
import stringify from 'safe-stable-stringify';
import { whileAvailable } from '../../mongodb/while-available.js';
import { assertFreeNames, assertSameCollections } from '../definitions.js';
import { BuildMissing, BuildSuperseded, ReadStoreUnavailable } from '../errors.js';
import {
  assertSoundDefinition,
  parseDefinition,
  type CollectionDefinition,
  type ProjectionRef,
} from '../read-store.js';
import { activeOf, type Build, type Catalogue } from './catalogue.js';
import { collectionName, indexesOf } from './stored-record.js';

/** Makes, activates and drops the collections of builds. A mark in each proves that it was not dropped or emptied since. */
export class Builds {
  constructor(
    private readonly db: Db,
    private readonly catalogue: Catalogue,
  ) {}

  async prepare(ref: ProjectionRef, definitions: readonly CollectionDefinition[]): Promise<void> {
    if ((await this.catalogue.build(ref)) === undefined) await this.make(ref, definitions);
    const build = await this.catalogue.build(ref);
    if (build === undefined) throw new BuildMissing(ref);
    const stored = Object.values(build.collections).map(({ definition }) => parseDefinition(definition));
    assertSameCollections(ref, stored, definitions);
    if (build.retired) await this.catalogue.update(build, {}, { $set: { retired: false } });
  }

  /** Returns false when one of the collections was dropped or emptied since the build was made. */
  async isWhole({ key }: Build, collections: readonly string[]): Promise<boolean> {
    const marks = collections.map((name) => this.marked(collectionName(key, name)).findOne(markOf(key)));
    return (await Promise.all(marks)).every((mark) => mark !== null);
  }

  /** @returns false while the active version has a later checkpoint @throws BuildSuperseded, BuildMissing */
  async activate(ref: ProjectionRef): Promise<boolean> {
    const own = await this.catalogue.find({ projection: ref.name });
    const build = own.find(({ version }) => version === ref.version);
    if (build === undefined) throw new BuildMissing(ref);
    const active = activeOf(own);
    if (active !== undefined && active.version > ref.version) throw new BuildSuperseded(ref);
    const others = await this.catalogue.find({ active: true, projection: { $ne: ref.name } });
    const taken = others.flatMap(({ collections }) => Object.keys(collections));
    assertFreeNames(Object.keys(build.collections), taken);
    if (active !== undefined && active !== build) {
      const isReached = { checkpoint: { $not: { $gt: build.checkpoint ?? '' } } };
      if (!(await this.catalogue.update(active, isReached, { $set: { retired: true } }))) return false;
    }
    if (!(await this.catalogue.update(build, {}, { $set: { active: true } }))) throw new BuildMissing(ref);
    for (const other of own) if (other.version < ref.version) await this.catalogue.remove(other);
    await this.sweep(ref);
    return true;
  }

  async drop(ref: ProjectionRef): Promise<void> {
    const build = await this.catalogue.build(ref);
    if (build !== undefined) await this.catalogue.remove(build);
    await this.sweep(ref);
  }

  private async make(ref: ProjectionRef, definitions: readonly CollectionDefinition[]): Promise<void> {
    const key = `${keyPrefix(ref)}.${new ObjectId().toHexString()}`;
    for (const definition of definitions) {
      assertSoundDefinition(definition);
      if (!COLLECTION_NAME.test(definition.name)) throw new Error(`${definition.name} cannot name a collection`);
      const collection = this.marked(collectionName(key, definition.name));
      // One by one, because FerretDB fails for several indexes if it has one already; this retries each by itself.
      for (const index of indexesOf(definition))
        await whileAvailable(() => collection.createIndex(index), ReadStoreUnavailable);
      await collection.updateOne(markOf(key), { $set: { position: '', live: false } }, { upsert: true });
    }
    const states = new Map(definitions.map((one) => [one.name, { definition: stringify(one) }]));
    await this.catalogue.add(ref, key, Object.fromEntries(states));
  }

  private marked(name: string): Collection<{ _id: string }> {
    return this.db.collection(name);
  }

  /** Drops collections of the projection's versions up to this one that belong to no build, as after a crash. */
  private async sweep({ name, version }: ProjectionRef): Promise<void> {
    const known = (await this.catalogue.find({ projection: name })).map(({ key }) => collectionName(key, ''));
    const own = Array.from({ length: version + 1 }, (_, one) => collectionName(keyPrefix({ name, version: one }), ''));
    for (const { name: listed } of await this.db.listCollections({}, { nameOnly: true }).toArray()) {
      const [isOwn, isKnown] = [own, known].map((prefixes) => prefixes.some((prefix) => listed.startsWith(prefix)));
      if (isOwn && !isKnown) await this.db.dropCollection(listed);
    }
  }
}

const COLLECTION_NAME = /^[a-z][a-z0-9-]*$/i;

const keyPrefix = ({ name, version }: ProjectionRef): string => `${name}.v${version}`;

/** Marker document of a collection, inserted when it is made. */
const markOf = (key: string) => ({ _id: `mark of ${key}` });
