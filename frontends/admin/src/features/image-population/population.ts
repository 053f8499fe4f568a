import { type Mascot, MASCOT_LIMITS, type MascotListSort, type MascotPicture } from '@marcel/contracts';
import { countText, parsePage } from '@marcel/kit/programs';
import { query } from '../../shared/navigation/pages';

export const POPULATION_FILTERS = [
  { value: 'all', label: 'All Mascots', picture: null },
  { value: 'missing', label: 'Missing Images', picture: 'missing' },
  { value: 'has', label: 'Has Images', picture: 'present' },
] as const satisfies readonly { value: string; label: string; picture: MascotPicture | null }[];

export const POPULATION_SORTS = [
  { value: 'name', label: 'Name', by: 'name' },
  { value: 'brand', label: 'Brand', by: 'brand' },
  { value: 'status', label: 'Status', by: 'picture' },
] as const satisfies readonly { value: string; label: string; by: MascotListSort }[];

export const POPULATION_PAGE_SIZE = 100;

export const ALL_MASCOTS: PopulationView = { search: '', filter: 'all', sort: 'name' };

export const hasImage = ({ imageUrl }: Mascot): boolean => Boolean(imageUrl);

export const parseQuery = (searchParams: URLSearchParams) => ({
  search: (searchParams.get('search') ?? '').slice(0, MASCOT_LIMITS.shortText),
  filter: POPULATION_FILTERS.find(({ value }) => value === searchParams.get('filter'))?.value ?? 'all',
  sort: POPULATION_SORTS.find(({ value }) => value === searchParams.get('sort'))?.value ?? 'name',
  page: parsePage(searchParams, 'page'),
});

export type PopulationQuery = ReturnType<typeof parseQuery>;
export type PopulationView = Omit<PopulationQuery, 'page'>;

export const toQueryString = ({ search, filter, sort }: PopulationView): string =>
  query({ search, filter: filter !== 'all' && filter, sort: sort !== 'name' && sort });

export const toParameters = ({ search, filter, sort, page }: PopulationQuery): string =>
  query({
    limit: POPULATION_PAGE_SIZE,
    offset: (page - 1) * POPULATION_PAGE_SIZE,
    search: search.trim(),
    picture: POPULATION_FILTERS.find(({ value }) => value === filter)?.picture,
    sortBy: POPULATION_SORTS.find(({ value }) => value === sort)?.by,
    sortOrder: 'asc',
  });

/** Counts mascots; `completion` is the share of those with an image in whole percent, 0 without mascots. */
export function toStats({ total, missing }: { total: number; missing: number }) {
  const withImages = Math.max(0, total - missing);
  return { total, withImages, missing, completion: total === 0 ? 0 : Math.round((withImages / total) * 100) };
}

export interface BulkProgress {
  readonly total: number;
  readonly searched: number;
  readonly withImages: number;
  readonly current: string | null;
  readonly failures: readonly { readonly id: number; readonly name: string; readonly message: string }[];
}

export const bulkResult = ({ searched, withImages, failures }: BulkProgress): string =>
  `${countText(searched, 'mascot')} searched, images found for ${withImages}, ${countText(failures.length, 'error')}`;
