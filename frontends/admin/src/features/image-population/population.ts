import { Mascot } from '@marcel/contracts';
import * as z from 'zod/mini';

/** Which mascots are shown; the first is the default. */
export const POPULATION_FILTERS = [
  { key: 'all', label: 'All Mascots' },
  { key: 'missing', label: 'Missing Images' },
  { key: 'has', label: 'Has Images' },
] as const;

export type PopulationFilter = (typeof POPULATION_FILTERS)[number]['key'];

/** Orders of the mascots; status puts those without an image first. */
export const POPULATION_SORTS = [
  { key: 'name', label: 'Name' },
  { key: 'brand', label: 'Brand' },
  { key: 'status', label: 'Status' },
] as const;

export type PopulationSort = (typeof POPULATION_SORTS)[number]['key'];

/** What this page needs to know of a mascot. */
export const PopulationMascot = z.pick(Mascot, { id: true, name: true, brand: true, imageUrl: true });
export type PopulationMascot = z.infer<typeof PopulationMascot>;

export interface PopulationView {
  search: string;
  filter: PopulationFilter;
  sort: PopulationSort;
}

export const hasImage = ({ imageUrl }: PopulationMascot): boolean => Boolean(imageUrl);

export interface PopulationStats {
  total: number;
  /** How many of them have been looked at for the other figures. */
  counted: number;
  withImages: number;
  missing: number;
  /** Share of those with an image, in whole percent; 0 when there are no mascots. */
  completion: number;
}

/** @param total of all mascots, of which these are the first */
export function statsOf(mascots: readonly PopulationMascot[], total = mascots.length): PopulationStats {
  const counted = mascots.length;
  const withImages = mascots.filter(hasImage).length;
  const completion = counted === 0 ? 0 : Math.round((withImages / counted) * 100);
  return { total, counted, withImages, missing: counted - withImages, completion };
}

const FILTERS: Record<PopulationFilter, (mascot: PopulationMascot) => boolean> = {
  all: () => true,
  missing: (mascot) => !hasImage(mascot),
  has: hasImage,
};

type Order = (a: PopulationMascot, b: PopulationMascot) => number;

const compare = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'base', numeric: true });
const byName: Order = (a, b) => compare(a.name, b.name) || a.id - b.id;

const ORDERS: Record<PopulationSort, Order> = {
  name: byName,
  brand: (a, b) => compare(a.brand, b.brand) || byName(a, b),
  status: (a, b) => Number(hasImage(a)) - Number(hasImage(b)) || byName(a, b),
};

export function applyView(mascots: readonly PopulationMascot[], view: PopulationView): PopulationMascot[] {
  const needle = view.search.trim().toLowerCase();
  const matches = ({ name, brand }: PopulationMascot) =>
    [name, brand].some((text) => text.toLowerCase().includes(needle));
  return mascots.filter((mascot) => FILTERS[view.filter](mascot) && matches(mascot)).sort(ORDERS[view.sort]);
}
