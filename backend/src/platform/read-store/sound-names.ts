import type { CollectionDefinition, Document } from './collection.js';

const PLAIN_WORD = /^[a-z][a-z0-9]*$/i;

/** Fields are parts of paths, columns and updates: only plain words mean nothing else to any engine. @throws TypeError */
export function assertFieldNames(fields: Document): void {
  for (const name in fields) if (!PLAIN_WORD.test(name)) throw new TypeError(`${name} cannot be a field of a document`);
}

/** @throws Error for names that are not plain words, and for fields that queries are to combine and that are not declared */
export function assertSoundDefinition({ name, fields, search = [], columns = [] }: CollectionDefinition): void {
  const unfit = [...Object.keys(fields), ...search].find((field) => !PLAIN_WORD.test(field));
  if (unfit !== undefined) throw new Error(`Collection ${name}: ${unfit} is not a plain word`);
  const unknown = columns.find((field) => !Object.hasOwn(fields, field));
  if (unknown !== undefined) throw new Error(`Collection ${name}: ${unknown} is not declared`);
}
