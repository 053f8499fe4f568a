import { ObjectId, type Db, type IndexDescription } from 'mongodb';
import stringify from 'safe-stable-stringify';
import { whileAvailable } from '../../mongodb/while-available.js';
import { type ProjectionRef, parseDefinition, type CollectionDefinition } from '../read-store.js';
import { BuildMissing, BuildSuperseded, ReadStoreUnavailable } from '../errors.js';
import { groupBy } from '../group-by.js';
import { activeOf, type Build, type Catalogue } from './catalogue.js';
import { CollectionLayout, VIEWS_PREFIX } from './collection-layout.js';

/** Makes, activates and drops the collections of builds. A mark in each tells that it was not dropped or emptied since. */
export class Builds {
  constructor(
    private readonly db: Db,
    private readonly catalogue: Catalogue,
  ) {}

  async prepare(ref: ProjectionRef, definitions: readonly CollectionDefinition[]): Promise<void> {
    if ((await this.catalogue.build(ref)) === undefined) await this.make(ref, definitions);
    const build = await this.catalogue.build(ref);
    if (build === undefined) throw new BuildMissing(ref);
    assertSameCollections(ref, build, definitions);
    if (build.retired) await this.catalogue.update(build, {}, { $set: { retired: false } });
  }

  async isWhole(ref: ProjectionRef): Promise<boolean> {
    const build = await this.catalogue.build(ref);
    return build === undefined || this.hasMarks(build, collectionsOf(build));
  }

  async hasMarks({ key }: Pick<Build, 'key'>, collections: readonly string[]): Promise<boolean> {
    const find = (name: string) => this.db.collection<{ _id: string }>(name).findOne(markOf(key));
    return (await Promise.all(collections.map(find))).every((mark) => mark !== null);
  }

  /** @returns false while the active version has a later checkpoint @throws BuildSuperseded, BuildMissing */
  async activate(ref: ProjectionRef): Promise<boolean> {
    const builds = await this.catalogue.all();
    const own = builds.filter(({ projection }) => projection === ref.name);
    const build = own.find(({ version }) => version === ref.version);
    if (build === undefined) throw new BuildMissing(ref);
    const active = activeOf(own);
    if (active !== undefined && active.version > ref.version) throw new BuildSuperseded(ref);
    assertFreeNames(build, builds);
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
    const key = `${keysOf(ref)}${new ObjectId().toHexString()}`;
    const layouts = definitions.map((definition) => new CollectionLayout(key, definition));
    for (const layout of layouts) {
      await this.makeIndexes(layout.documents, layout.documentIndexes());
      await this.makeIndexes(layout.searchEntries, layout.searchIndexes());
    }
    const mark = { $set: { position: '', live: false } };
    for (const name of layouts.flatMap(({ names }) => names))
      await this.db.collection<{ _id: string }>(name).updateOne(markOf(key), mark, { upsert: true });
    const states = new Map(
      definitions.map((definition) => [definition.name, { definition: stringify(definition), touched: {} }]),
    );
    await this.catalogue.add(ref, key, Object.fromEntries(states));
  }

  /** One by one, because FerretDB fails at several of which it has some; each retried by itself while members change. */
  private async makeIndexes(collection: string, indexes: readonly IndexDescription['key'][]): Promise<void> {
    for (const index of indexes)
      await whileAvailable(() => this.db.collection(collection).createIndex(index), ReadStoreUnavailable);
  }

  /** Drops collections of the projection's versions up to this one that belong to no build, also those that a crash left. */
  private async sweep({ name, version }: ProjectionRef): Promise<void> {
    const known = (await this.catalogue.of(name)).map(({ key }) => `${VIEWS_PREFIX}${key}.`);
    const prefixes = Array.from(
      { length: version + 1 },
      (_, one) => `${VIEWS_PREFIX}${keysOf({ name, version: one })}`,
    );
    for (const { name: listed } of await this.db.listCollections({}, { nameOnly: true }).toArray()) {
      const isOwn = prefixes.some((prefix) => listed.startsWith(prefix));
      if (isOwn && !known.some((prefix) => listed.startsWith(prefix))) await this.db.dropCollection(listed);
    }
  }
}

const keysOf = ({ name, version }: ProjectionRef): string => `${name}.v${version}.`;

const markOf = (key: string) => ({ _id: `mark of ${key}` });

const collectionsOf = ({ key, collections }: Build): string[] =>
  Object.values(collections).flatMap(({ definition }) => new CollectionLayout(key, parseDefinition(definition)).names);

function assertSameCollections(
  ref: ProjectionRef,
  { collections }: Build,
  definitions: readonly CollectionDefinition[],
): void {
  const isKept = (definition: CollectionDefinition): boolean =>
    collections[definition.name]?.definition === stringify(definition);
  if (Object.keys(collections).length === definitions.length && definitions.every(isKept)) return;
  throw new Error(`The collections of projection ${ref.name} changed: raise its version above ${ref.version}`);
}

function assertFreeNames(build: Build, builds: readonly Build[]): void {
  const others = groupBy(
    builds.filter(({ projection }) => projection !== build.projection),
    ({ projection }) => projection,
  );
  const taken = [...others.values()].flatMap((own) => Object.keys(activeOf(own)?.collections ?? {}));
  const clash = Object.keys(build.collections).find((name) => taken.includes(name));
  if (clash !== undefined) throw new Error(`Two projections have a collection ${clash}`);
}
