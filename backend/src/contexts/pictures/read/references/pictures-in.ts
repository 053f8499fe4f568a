import { hashOfStoredPicture } from '@marcel/contracts';

/** What a stored picture's name stands under. */
const ADDRESSES = new Set(['url', 'imageUrl', 'portraitUrl', 'drawingUrl', 'mascotPictureUrl']);
const BLOB = 'blob';

/** The pictures that a record shows: those under the names of such fields. What visitors have written counts for nothing. */
export function picturesIn(data: unknown): Set<string> {
  return new Set(namesIn(data));
}

function namesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([field, value]) => nameIn(field, value) ?? namesIn(value));
}

function nameIn(field: string, value: unknown): readonly string[] | undefined {
  if (typeof value !== 'string') return undefined;
  if (field === BLOB) return [value];
  return ADDRESSES.has(field) ? [hashOfStoredPicture(value) ?? []].flat() : [];
}
