/** Where somebody is in a list: at an item, and how far down that was. */
export interface Place {
  key: string;
  index: number;
}

/** Which item of a list a place names: the one itself, else the one that has moved up there. -1 for none. */
export function indexOf(place: Place | null, keys: readonly string[]): number {
  if (place === null) return -1;
  const found = keys.indexOf(place.key);
  return found === -1 ? Math.min(place.index, keys.length - 1) : found;
}

/** The place a step further, or back; the first step leads to the first item. Null in an empty list. */
export function step(place: Place | null, keys: readonly string[], by: 1 | -1): Place | null {
  const index = Math.min(Math.max(place === null ? 0 : indexOf(place, keys) + by, 0), keys.length - 1);
  const key = keys[index];
  return key === undefined ? null : { key, index };
}
