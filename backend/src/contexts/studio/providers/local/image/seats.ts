import { SEATS, WINDOWS } from '../data/bodies.js';
import type { Noun } from '../prompt/lexicon.js';

const rows = (table: string): (readonly [string, readonly number[]])[] =>
  table.split(';').map((row) => {
    const [name = '', ...numbers] = row.trim().split(/\s+/);
    return [name, numbers.map(Number)] as const;
  });

const seats = new Map(rows(SEATS));
const windows = new Map(rows(WINDOWS));

/** Returns the height where somebody sits on a thing, as a share of its own. */
export const seatOf = ({ art, kind }: Pick<Noun, 'art' | 'kind'>): number =>
  (seats.get(art) ?? seats.get(`#${kind}`))?.[0] ?? 0.85;

/** Returns the window of a vehicle through which its driver looks; undefined for open ones. */
export function windowOf(art: string): { readonly x: number; readonly up: number; readonly size: number } | undefined {
  const [x, up, size] = windows.get(art) ?? [];
  return x === undefined || up === undefined || size === undefined ? undefined : { x, up, size };
}
