import { Mascot, MASCOT_LIMITS, type MascotListSort, type MascotPicture } from '@marcel/contracts';
import { pageIn } from '@marcel/kit/programs';
import * as z from 'zod/mini';

export const POPULATION_FILTERS = [
  { key: 'all', label: 'All Mascots' },
  { key: 'missing', label: 'Missing Images', picture: 'missing' },
  { key: 'has', label: 'Has Images', picture: 'present' },
] as const satisfies readonly { key: string; label: string; picture?: MascotPicture }[];

export type PopulationFilter = (typeof POPULATION_FILTERS)[number]['key'];

export const POPULATION_SORTS = [
  { key: 'name', label: 'Name', by: 'name' },
  { key: 'brand', label: 'Brand', by: 'brand' },
  { key: 'status', label: 'Status', by: 'picture' },
] as const satisfies readonly { key: string; label: string; by: MascotListSort }[];

export type PopulationSort = (typeof POPULATION_SORTS)[number]['key'];

export const POPULATION_PAGE_SIZE = 100;

export const PopulationMascot = z.pick(Mascot, { id: true, name: true, brand: true, imageUrl: true });
export type PopulationMascot = z.infer<typeof PopulationMascot>;

export interface PopulationView {
  search: string;
  filter: PopulationFilter;
  sort: PopulationSort;
}

export interface PopulationQuery extends PopulationView {
  /** Counted from 1. */
  page: number;
}

export const EVERYTHING: PopulationView = { search: '', filter: 'all', sort: 'name' };

export const hasImage = ({ imageUrl }: PopulationMascot): boolean => Boolean(imageUrl);

export const queryFromAddress = (address: URLSearchParams): PopulationQuery => ({
  search: (address.get('search') ?? '').slice(0, MASCOT_LIMITS.shortText),
  filter: POPULATION_FILTERS.find(({ key }) => key === address.get('filter'))?.key ?? 'all',
  sort: POPULATION_SORTS.find(({ key }) => key === address.get('sort'))?.key ?? 'name',
  page: pageIn(address, 'page'),
});

export function viewToAddress({ search, filter, sort }: PopulationView): URLSearchParams {
  const address = new URLSearchParams();
  if (search !== '') address.set('search', search);
  if (filter !== 'all') address.set('filter', filter);
  if (sort !== 'name') address.set('sort', sort);
  return address;
}

export function parametersOf({ search, filter, sort, page }: PopulationQuery): URLSearchParams {
  const parameters = new URLSearchParams({ limit: String(POPULATION_PAGE_SIZE) });
  if (page > 1) parameters.set('offset', String((page - 1) * POPULATION_PAGE_SIZE));
  if (search.trim() !== '') parameters.set('search', search.trim());
  const { picture } = { picture: undefined, ...POPULATION_FILTERS.find(({ key }) => key === filter) };
  if (picture) parameters.set('picture', picture);
  parameters.set('sortBy', POPULATION_SORTS.find(({ key }) => key === sort)?.by ?? 'name');
  parameters.set('sortOrder', 'asc');
  return parameters;
}

interface PopulationStats {
  total: number;
  withImages: number;
  missing: number;
  /** Mascots with an image, in whole percent; 0 without mascots. */
  completion: number;
}

export function statsOf({ total, missing }: { total: number; missing: number }): PopulationStats {
  const withImages = Math.max(0, total - missing);
  return { total, withImages, missing, completion: total === 0 ? 0 : Math.round((withImages / total) * 100) };
}

export interface BulkProgress {
  readonly total: number;
  readonly searched: number;
  readonly found: number;
  readonly current: string | null;
  readonly failures: readonly { readonly id: number; readonly name: string; readonly message: string }[];
}

export const POPULATION_MESSAGES = {
  fetchFailed: 'Failed to fetch mascots',
  loadFailed: { title: 'Failed to load mascots', body: 'Unable to fetch mascot data. Please try again.' },
  empty: 'No mascots found',
  searched: 'Image search completed',
  found: (images: number) => `Found ${images} images`,
  searchFailed: { title: 'Image search failed', body: 'Failed to search images' },
  noneFound: 'No images found for this mascot. Try searching again or check if Google Search API is configured.',
  saved: 'Image saved successfully',
  saveFailed: { title: 'Failed to save image', body: 'Failed to update mascot image' },
  customSet: 'Custom image set successfully',
  customFailed: 'Failed to set custom image',
  bulkCompleted: 'Bulk search completed',
  bulkStopped: 'Bulk search stopped',
  nothingToDo: { title: 'No mascots to process', body: 'All visible mascots already have images.' },
  unknown: 'Unknown error',
} as const;

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

export const bulkResult = ({ searched, found, failures }: BulkProgress): string =>
  `${counted(searched, 'mascot')} searched, images found for ${found}, ${counted(failures.length, 'error')}`;
