import stringify from 'safe-stable-stringify';
import type { CollectionDefinition, DocumentId, ProjectionRef } from './read-store.js';

/** @throws Error when the version exists with other collections */
export function assertSameCollections(
  { name, version }: ProjectionRef,
  stored: readonly CollectionDefinition[],
  prepared: readonly CollectionDefinition[],
): void {
  const [before, now] = [stored, prepared].map((some) =>
    stringify(Object.fromEntries(some.map((one) => [one.name, one]))),
  );
  if (before === now) return;
  throw new Error(`The collections of projection ${name} changed: raise its version above ${version}`);
}

/** @throws Error when another projection has a collection of the same name */
export function assertFreeNames(names: readonly string[], taken: readonly string[]): void {
  const clash = names.find((name) => taken.includes(name));
  if (clash !== undefined) throw new Error(`Two projections have a collection ${clash}`);
}

export const isIdOf = ({ id: kind }: CollectionDefinition, id: DocumentId): boolean =>
  kind === 'number' ? Number.isSafeInteger(id) : typeof id === 'string';
