import {
  hasImage,
  POPULATION_PAGE_SIZE,
  type PopulationFilter,
  type PopulationMascot,
  type PopulationQuery,
  type PopulationSort,
} from './population';

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

export function pageOfBareList(all: readonly PopulationMascot[], { search, filter, sort, page }: PopulationQuery) {
  const needle = search.trim().toLowerCase();
  const matches = ({ name, brand }: PopulationMascot) =>
    [name, brand].some((text) => text.toLowerCase().includes(needle));
  const found = all.filter((mascot) => FILTERS[filter](mascot) && matches(mascot)).sort(ORDERS[sort]);
  const first = (page - 1) * POPULATION_PAGE_SIZE;
  return { mascots: found.slice(first, first + POPULATION_PAGE_SIZE), total: found.length };
}
