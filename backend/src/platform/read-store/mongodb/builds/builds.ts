import type { Db, IndexDescription } from 'mongodb';
import stringify from 'safe-stable-stringify';
import { whileAvailable } from '../../../mongodb/while-available.js';
import { isLater, type OwnBuild, type ProjectionRef } from '../../change.js';
import type { CollectionDefinition } from '../../collection.js';
import { BuildMissing, BuildSuperseded, ReadStoreUnavailable } from '../../errors.js';
import { BuildMarks } from './build-marks.js';
import { groupBy } from '../../group-by.js';
import { CollectionLayout, VIEWS_PREFIX } from '../collection-layout.js';
import type { ProjectionCatalogue } from './projection-catalogue.js';
import { activeBuild, slotOf, type StoredBuild, type StoredVersion } from './stored-projection.js';

export class Builds {
  private readonly marks: BuildMarks;

  constructor(
    private readonly db: Db,
    private readonly catalogue: ProjectionCatalogue,
  ) {
    this.marks = new BuildMarks(db);
  }

  async prepare(ref: OwnBuild, definitions: readonly CollectionDefinition[]): Promise<void> {
    await this.catalogue.register(ref, definitions);
    const build = await this.catalogue.build(ref);
    if (build === undefined) throw new BuildMissing(ref);
    assertSameCollections(ref, build, definitions);
    for (const definition of definitions) await this.makeIndexes(new CollectionLayout(build.key, definition));
    if (build.marked === true) return;
    await this.marks.make(build);
    await this.catalogue.noteMarked(ref, build);
  }

  async isWhole(ref: ProjectionRef): Promise<boolean> {
    const build = await this.catalogue.build(ref);
    return build === undefined || this.marks.areThere(build);
  }

  async activate(ref: OwnBuild): Promise<void> {
    const versions = await this.catalogue.all();
    const own = versions.filter(({ projection }) => projection === ref.name);
    const builds = own.find(({ version }) => version === ref.version)?.builds ?? {};
    const build = builds[slotOf(ref.generation)];
    if (build === undefined) throw new BuildMissing(ref);
    const active = activeBuild(own);
    if (active !== undefined && isLater(active.ref, ref)) throw new BuildSuperseded(ref);
    assertFreeNames(ref, build, versions);
    const others = Object.keys(builds).filter((slot) => slot !== slotOf(ref.generation));
    await this.catalogue.point(ref, build, others);
    await this.catalogue.forgetBefore(ref);
    await this.sweep();
  }

  async drop(ref: OwnBuild): Promise<void> {
    await this.catalogue.forget(ref);
    await this.sweep();
  }

  /**
   * One by one: FerretDB stumbles over several at once of which it has some. Each by itself where the server goes away
   * meanwhile: all of them from the beginning seldom come to an end while members change.
   */
  private async makeIndexes(layout: CollectionLayout): Promise<void> {
    const make = (collection: string, index: IndexDescription['key']) =>
      whileAvailable(() => this.db.collection(collection).createIndex(index), ReadStoreUnavailable);
    for (const index of layout.documentIndexes()) await make(layout.documents, index);
    for (const index of layout.searchIndexes()) await make(layout.searchEntries, index);
  }

  /**
   * Drops the collections that belong to no known build, also those that a crash left behind. A build is known before its
   * collections are made, so that those listed first and still unknown afterwards are nobody's.
   */
  private async sweep(): Promise<void> {
    const listed = await this.db.listCollections({}, { nameOnly: true }).toArray();
    const versions = await this.catalogue.all();
    const known = versions.flatMap(({ builds }) => Object.values(builds).map(({ key }) => `${VIEWS_PREFIX}${key}.`));
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

function assertFreeNames(ref: ProjectionRef, build: StoredBuild, versions: readonly StoredVersion[]): void {
  const others = groupBy(
    versions.filter(({ projection }) => projection !== ref.name),
    ({ projection }) => projection,
  );
  const taken = [...others.values()].flatMap((own) => Object.keys(activeBuild(own)?.build.collections ?? {}));
  const clash = Object.keys(build.collections).find((name) => taken.includes(name));
  if (clash !== undefined) throw new Error(`Two projections have a collection ${clash}`);
}
