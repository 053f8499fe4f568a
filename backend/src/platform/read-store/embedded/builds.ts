import { setImmediate } from 'node:timers/promises';
import stringify from 'safe-stable-stringify';
import { isLater, type OwnBuild, type ProjectedBatch, type ProjectionRef } from '../change.js';
import { parseDefinition } from '../stored-definition.js';
import { optionalText, text, wholeNumber } from './cells.js';
import { CollectionLayout } from './collection-layout.js';
import type { Sql } from './sql.js';
import { StoredCollection } from './stored-collection.js';
import type { CollectionDefinition } from '../collection.js';
import { BuildMissing, BuildSuperseded, ViewNotBuilt } from '../errors.js';
import { type Build, isSameBuild } from './build.js';
import { BuildWriters } from './build-writers.js';
import { StreamHeads } from './stream-heads.js';

export class Builds {
  readonly writers: BuildWriters;
  private builds: readonly Build[];

  constructor(private readonly sql: Sql) {
    this.writers = new BuildWriters(sql);
    this.builds = storedBuilds(sql);
    for (const build of this.builds) if (build.active) warmUp(build);
  }

  reload(): void {
    this.builds = storedBuilds(this.sql);
  }

  of(ref: ProjectionRef): Build | undefined {
    return this.builds.find((build) => isSameBuild(build.ref, ref));
  }

  /** @throws BuildMissing */
  prepared(ref: ProjectionRef): Build {
    const build = this.of(ref);
    if (build === undefined) throw new BuildMissing(ref);
    return build;
  }

  /** As the file has it, whoever dropped it. @throws BuildMissing */
  assertStored({ key, ref }: Build): void {
    if (this.sql.row('SELECT 1 FROM build WHERE key = ?', key) === undefined) throw new BuildMissing(ref);
  }

  /** Batches that are not in the file yet. */
  passedOver(): ProjectedBatch[] {
    return this.builds.flatMap(({ passedOver }) => passedOver ?? []);
  }

  active(projection: string): Build | undefined {
    return this.builds.find(({ active, ref }) => active && ref.name === projection);
  }

  /** @throws ViewNotBuilt while no active build has the collection */
  collection(name: string): StoredCollection {
    for (const { active, collections } of this.builds) {
      const found = active ? collections.get(name) : undefined;
      if (found !== undefined) return found;
    }
    throw new ViewNotBuilt(name);
  }

  prepare(ref: OwnBuild, definitions: readonly CollectionDefinition[]): void {
    const known = this.of(ref);
    if (known !== undefined) assertSameCollections(known, definitions);
    const build = this.sql.transaction(() => {
      this.writers.claim(ref);
      return known ?? this.make(ref, definitions);
    });
    if (known === undefined) this.builds = [...this.builds, build];
  }

  async activate(ref: OwnBuild): Promise<void> {
    if (!this.prepared(ref).active) await this.index(ref);
    const build = this.prepared(ref);
    this.assertFreeNames(build);
    const siblings = this.builds.filter((other) => other !== build && other.ref.name === ref.name);
    if (siblings.some((other) => other.active && isLater(other.ref, ref))) throw new BuildSuperseded(ref);
    const dropped = siblings.filter((other) => other.ref.version <= ref.version);
    this.sql.transaction(() => {
      this.writers.assertWriter(ref);
      for (const other of dropped) this.erase(other);
      this.sql.run('UPDATE build SET active = 1 WHERE key = ?', build.key);
    });
    build.active = true;
    this.builds = this.builds.filter((other) => !dropped.includes(other));
    warmUp(build);
  }

  /** Each index in a turn of its own. @throws BuildMissing when the build was dropped meanwhile */
  private async index(ref: ProjectionRef): Promise<void> {
    const layouts = [...this.prepared(ref).collections.values()].map(({ layout }) => layout);
    for (const statement of layouts.flatMap((layout) => layout.createIndexes())) {
      this.assertStored(this.prepared(ref));
      this.sql.script(statement);
      await setImmediate();
    }
  }

  drop(ref: OwnBuild): void {
    const build = this.of(ref);
    if (build === undefined) return;
    this.sql.transaction(() => {
      this.writers.assertWriter(ref);
      this.erase(build);
    });
    this.builds = this.builds.filter((other) => other !== build);
  }

  private make({ name, version, generation }: ProjectionRef, definitions: readonly CollectionDefinition[]): Build {
    const key = this.insert('build (projection, version, generation)', name, version, generation);
    return {
      key,
      ref: { name, version, generation },
      heads: new StreamHeads(this.sql, key),
      collections: new Map(definitions.map((definition) => [definition.name, this.create(key, definition)])),
      active: false,
      checkpoint: undefined,
      written: undefined,
    };
  }

  private create(build: number, definition: CollectionDefinition): StoredCollection {
    const key = this.insert('collection (build, definition)', build, stringify(definition));
    const layout = new CollectionLayout(key, definition);
    this.sql.script(layout.create());
    return new StoredCollection(this.sql, key, layout, undefined);
  }

  private insert(into: string, ...values: (string | number)[]): number {
    const marks = values.map(() => '?').join(', ');
    return this.sql.insert(`INSERT INTO ${into} VALUES (${marks})`, ...values);
  }

  private erase({ key, collections }: Build): void {
    for (const { layout } of collections.values()) this.sql.script(layout.drop());
    this.sql.forgetSoon();
    this.sql.run('DELETE FROM collection WHERE build = ?', key);
    this.sql.run('DELETE FROM stream_head WHERE build = ?', key);
    this.sql.run('DELETE FROM build WHERE key = ?', key);
  }

  private assertFreeNames({ ref, collections }: Build): void {
    const others = this.builds.filter(({ active, ref: { name } }) => active && name !== ref.name);
    const clash = others.flatMap((other) => [...other.collections.keys()]).find((name) => collections.has(name));
    if (clash !== undefined) throw new Error(`Two projections have a collection ${clash}`);
  }
}

function assertSameCollections({ ref, collections }: Build, definitions: readonly CollectionDefinition[]): void {
  const isKept = (definition: CollectionDefinition): boolean =>
    stringify(collections.get(definition.name)?.layout.definition) === stringify(definition);
  if (collections.size === definitions.length && definitions.every(isKept)) return;
  throw new Error(`The collections of projection ${ref.name} changed: raise its version above ${ref.version}`);
}

const storedBuilds = (sql: Sql): Build[] =>
  readBuilds(sql).map((row) => ({
    ...row,
    written: row.checkpoint,
    heads: new StreamHeads(sql, row.key),
    collections: readCollections(sql, row.key),
  }));

function warmUp({ collections }: Build): void {
  for (const collection of collections.values()) void collection.warmUp().catch(() => undefined);
}

interface BuildRow {
  readonly key: number;
  readonly ref: ProjectionRef;
  readonly active: boolean;
  readonly checkpoint: string | undefined;
}

function readBuilds(sql: Sql): BuildRow[] {
  const rows = sql.rows('SELECT key, projection, version, generation, active, checkpoint FROM build');
  return rows.map(([key, name, version, generation, active, checkpoint]) => ({
    key: wholeNumber(key),
    ref: { name: text(name), version: wholeNumber(version), generation: wholeNumber(generation) },
    active: active === 1,
    checkpoint: optionalText(checkpoint),
  }));
}

function readCollections(sql: Sql, build: number): Map<string, StoredCollection> {
  const rows = sql.rows('SELECT key, definition, changed FROM collection WHERE build = ?', build);
  return new Map(
    rows.map(([key, json, changed]) => {
      const definition = parseDefinition(text(json));
      const layout = new CollectionLayout(wholeNumber(key), definition);
      return [definition.name, new StoredCollection(sql, wholeNumber(key), layout, optionalText(changed))];
    }),
  );
}
