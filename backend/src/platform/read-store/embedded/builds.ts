import { setImmediate } from 'node:timers/promises';
import stringify from 'safe-stable-stringify';
import type { ProjectionRef, CollectionDefinition } from '../read-store.js';
import { assertFreeNames, assertSameCollections, parseDefinition } from '../read-store.js';
import { BuildGone, ViewNotBuilt } from '../errors.js';
import { type Sql, type SqlValue } from './sql.js';
import { CollectionLayout } from './collection-layout.js';
import { StoredCollection } from './stored-collection.js';

/** A version of a projection with its collections. */
export interface Build {
  readonly key: number;
  readonly ref: ProjectionRef;
  readonly collections: ReadonlyMap<string, StoredCollection>;
  active: boolean;
  checkpoint: string | undefined;
}

export class Builds {
  private builds: readonly Build[];

  constructor(private readonly sql: Sql) {
    this.builds = storedBuilds(sql, 'TRUE');
    for (const { active, collections } of this.builds) if (active) collections.forEach((one) => one.warmUp());
  }

  find({ name, version }: ProjectionRef): Build | undefined {
    return this.builds.find(({ ref }) => ref.name === name && ref.version === version);
  }

  /** @throws BuildGone */
  require(ref: ProjectionRef): Build {
    const build = this.find(ref);
    if (build === undefined) throw new BuildGone(ref);
    return build;
  }

  findActive(projection: string): Build | undefined {
    return this.builds.find(({ active, ref }) => active && ref.name === projection);
  }

  /** @throws ViewNotBuilt while no active build has the collection */
  requireCollection(name: string): StoredCollection {
    const build = this.builds.find(({ active, collections }) => active && collections.has(name));
    const collection = build?.collections.get(name);
    if (collection === undefined) throw new ViewNotBuilt(name);
    return collection;
  }

  prepare(ref: ProjectionRef, definitions: readonly CollectionDefinition[]): void {
    const existing = this.find(ref);
    if (existing !== undefined) {
      const stored = [...existing.collections.values()].map(({ layout }) => layout.definition);
      return assertSameCollections(ref, stored, definitions);
    }
    const key = this.sql.transaction(() => this.make(ref, definitions));
    this.builds = [...this.builds, ...storedBuilds(this.sql, `key = ${key}`)];
  }

  /** @returns false while the active version has a later checkpoint @throws BuildGone */
  async activate(ref: ProjectionRef): Promise<boolean> {
    if (!this.require(ref).active) await this.index(ref);
    const build = this.require(ref);
    const others = this.builds.filter(({ active, ref: { name } }) => active && name !== ref.name);
    const taken = others.flatMap(({ collections }) => [...collections.keys()]);
    assertFreeNames([...build.collections.keys()], taken);
    const active = this.findActive(ref.name);
    if (active !== undefined && active.ref.version > ref.version) throw new BuildGone(ref);
    if ((active?.checkpoint ?? '') > (build.checkpoint ?? '')) return false;
    const dropped = this.builds.filter((other) => other.ref.name === ref.name && other.ref.version < ref.version);
    this.sql.transaction(() => {
      for (const other of dropped) this.erase(other);
      this.sql.run('UPDATE build SET active = 1 WHERE key = ?', [build.key]);
    });
    build.active = true;
    this.builds = this.builds.filter((other) => !dropped.includes(other));
    return true;
  }

  drop(ref: ProjectionRef): void {
    const build = this.find(ref);
    if (build === undefined) return;
    this.sql.transaction(() => this.erase(build));
    this.builds = this.builds.filter((other) => other !== build);
  }

  /** Makes each index in its own turn of the event loop. @throws BuildGone when the build was dropped meanwhile */
  private async index(ref: ProjectionRef): Promise<void> {
    const layouts = [...this.require(ref).collections.values()].map(({ layout }) => layout);
    for (const statement of layouts.flatMap((layout) => layout.createIndexes())) {
      this.require(ref);
      this.sql.script(statement);
      await setImmediate();
    }
  }

  private make({ name, version }: ProjectionRef, definitions: readonly CollectionDefinition[]): number {
    const build = this.insert('INSERT INTO build (projection, version) VALUES (?, ?)', [name, version]);
    for (const definition of definitions) {
      const values = [build, stringify(definition)];
      const key = this.insert('INSERT INTO collection (build, definition) VALUES (?, ?)', values);
      this.sql.script(new CollectionLayout(key, definition).create());
    }
    return build;
  }

  private insert(sql: string, values: readonly SqlValue[]): number {
    return Number(this.sql.run(sql, values).lastInsertRowid);
  }

  private erase({ key, collections }: Build): void {
    for (const { layout } of collections.values()) this.sql.script(layout.drop());
    this.sql.truncateWalSoon();
    this.sql.run('DELETE FROM collection WHERE build = ?', [key]);
    this.sql.run('DELETE FROM build WHERE key = ?', [key]);
  }
}

function storedBuilds(sql: Sql, condition: string): Build[] {
  const rows = sql.rows(`SELECT key, projection, version, active, checkpoint FROM build WHERE ${condition}`);
  return rows.map(([key, name, version, active, checkpoint]) => ({
    key: Number(key),
    ref: { name: String(name), version: Number(version) },
    active: active === 1,
    checkpoint: optionalText(checkpoint),
    collections: storedCollections(sql, Number(key)),
  }));
}

function storedCollections(sql: Sql, build: number): Map<string, StoredCollection> {
  const rows = sql.rows('SELECT key, definition, changed FROM collection WHERE build = ?', [build]);
  const collections = rows.map(([key, json, changed]) => {
    const layout = new CollectionLayout(Number(key), parseDefinition(String(json)));
    return new StoredCollection(sql, layout, optionalText(changed));
  });
  return new Map(collections.map((one) => [one.layout.definition.name, one]));
}

const optionalText = (cell: unknown): string | undefined => (typeof cell === 'string' ? cell : undefined);
