import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from './event-schemas.js';

/** How the schemas of the code differ from those on record, by the names of their files. */
export interface Differences {
  /** Versions that are not on record yet. */
  readonly added: readonly string[];
  /** Versions whose shape is no longer the one on record. */
  readonly changed: readonly string[];
  /** Versions on record that the code cannot read any more. */
  readonly forgotten: readonly string[];
}

export async function differencesIn(folder: string, schemas: ReadonlyMap<string, JsonSchema>): Promise<Differences> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const recorded = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
  );
  const changed: string[] = [];
  for (const [file, schema] of schemas)
    if (recorded.has(file)) {
      const text = await readFile(path.join(folder, file), 'utf8');
      if (!isDeepStrictEqual(inOrder(text), inOrder(JSON.stringify(schema)))) changed.push(file);
    }
  return {
    added: [...schemas.keys()].filter((file) => !recorded.has(file)),
    changed,
    forgotten: [...recorded].filter((file) => !schemas.has(file)).sort(),
  };
}

/** Puts schemas on record. Only new ones: what is on record is never written again. */
export async function record(
  folder: string,
  schemas: ReadonlyMap<string, JsonSchema>,
  files: readonly string[],
): Promise<void> {
  for (const file of files) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, `${JSON.stringify(schemas.get(file), null, 2)}\n`, { flag: 'wx' });
  }
}

/** The order in which fields are required and values are listed is no part of a shape. */
function inOrder(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) =>
    Array.isArray(value) ? value.toSorted((one, other) => compare(JSON.stringify(one), JSON.stringify(other))) : value,
  );
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
