import type { Db } from 'mongodb';
import stringify from 'safe-stable-stringify';
import type { ProjectionRef } from '../../change.js';
import type { CollectionDefinition } from '../../collection.js';
import { CollectionLayout, VIEWS_PREFIX } from '../collection-layout.js';
import type { ProjectionCatalogue } from './projection-catalogue.js';
import { notPrepared, activeBuild, slotOf, type StoredBuild, type StoredProjection } from './stored-projection.js';

/** Makes, swaps and drops builds. */
export class Builds {
  constructor(
    private readonly db: Db,
    private readonly catalogue: ProjectionCatalogue,
  ) {}

  async prepare(ref: ProjectionRef, definitions: readonly CollectionDefinition[]): Promise<void> {
    await this.catalogue.register(ref, definitions);
    const build = await this.catalogue.build(ref);
    if (build === undefined) throw notPrepared(ref);
    assertSameCollections(ref, build, definitions);
    for (const definition of definitions) await this.makeIndexes(new CollectionLayout(build.key, definition));
  }

  async activate(ref: ProjectionRef): Promise<void> {
    const projections = await this.catalogue.all();
    const builds = projections.find(({ _id }) => _id === ref.name)?.builds ?? {};
    const build = builds[slotOf(ref)];
    if (build === undefined) throw notPrepared(ref);
    assertFreeNames(ref, build, projections);
    const others = Object.keys(builds).filter((slot) => slot !== slotOf(ref));
    await this.catalogue.point(ref, build, others);
    await this.sweep();
  }

  async drop(ref: ProjectionRef): Promise<void> {
    await this.catalogue.forget(ref);
    await this.sweep();
  }

  /** One by one: FerretDB stumbles over several at once of which it has some. */
  private async makeIndexes(layout: CollectionLayout): Promise<void> {
    for (const index of layout.documentIndexes()) await this.db.collection(layout.documents).createIndex(index);
    for (const index of layout.searchIndexes()) await this.db.collection(layout.searchEntries).createIndex(index);
  }

  /**
   * Drops the collections that belong to no known build, also those that a crash left behind. A build is known before its
   * collections are made, so that those listed first and still unknown afterwards are nobody's.
   */
  private async sweep(): Promise<void> {
    const listed = await this.db.listCollections({}, { nameOnly: true }).toArray();
    const projections = await this.catalogue.all();
    const known = projections.flatMap(({ builds }) => Object.values(builds).map(({ key }) => `${VIEWS_PREFIX}${key}.`));
    const rubbish = listed.filter(
      ({ name }) => name.startsWith(VIEWS_PREFIX) && !known.some((prefix) => name.startsWith(prefix)),
    );
    for (const { name } of rubbish) await this.db.dropCollection(name);
  }
}

function assertSameCollections(
  ref: ProjectionRef,
  { collections }: StoredBuild,
  definitions: readonly CollectionDefinition[],
): void {
  const same =
    Object.keys(collections).length === definitions.length &&
    definitions.every((definition) => collections[definition.name]?.definition === stringify(definition));
  if (!same)
    throw new Error(`The collections of projection ${ref.name} changed: raise its version above ${ref.version}`);
}

function assertFreeNames(ref: ProjectionRef, build: StoredBuild, projections: readonly StoredProjection[]): void {
  const others = projections.filter(({ _id }) => _id !== ref.name).flatMap((other) => activeBuild(other) ?? []);
  const taken = new Set(others.flatMap(({ collections }) => Object.keys(collections)));
  const clash = Object.keys(build.collections).find((name) => taken.has(name));
  if (clash !== undefined) throw new Error(`Two projections have a collection ${clash}`);
}
