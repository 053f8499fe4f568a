import type { ProjectionRef } from '../change.js';
import { parseDefinition } from '../stored-definition.js';
import { optionalText, text, wholeNumber } from './cells.js';
import { CollectionLayout } from './collection-layout.js';
import type { Sql } from './sql.js';
import { StoredCollection } from './stored-collection.js';

interface BuildRow {
  readonly key: number;
  readonly ref: ProjectionRef;
  readonly active: boolean;
  readonly checkpoint: string | undefined;
}

export function readBuilds(sql: Sql): BuildRow[] {
  const rows = sql.rows('SELECT key, projection, version, generation, active, checkpoint FROM build');
  return rows.map(([key, name, version, generation, active, checkpoint]) => ({
    key: wholeNumber(key),
    ref: { name: text(name), version: wholeNumber(version), generation: wholeNumber(generation) },
    active: active === 1,
    checkpoint: optionalText(checkpoint),
  }));
}

export function readCollections(sql: Sql, build: number): Map<string, StoredCollection> {
  const rows = sql.rows('SELECT key, definition, changed FROM collection WHERE build = ?', build);
  return new Map(
    rows.map(([key, json, changed]) => {
      const definition = parseDefinition(text(json));
      const layout = new CollectionLayout(wholeNumber(key), definition);
      return [definition.name, new StoredCollection(sql, wholeNumber(key), layout, optionalText(changed))];
    }),
  );
}
