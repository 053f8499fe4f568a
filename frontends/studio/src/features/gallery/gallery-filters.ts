import type { GallerySort, GalleryType } from '@marcel/contracts';
import { GALLERY_PARAMETERS, GALLERY_SORTS, GALLERY_TYPES, STUDIO_LIMITS } from '@marcel/contracts';
import { startTransition, useCallback, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LIST_TEXTS } from '../../shared/texts';

export const SORT_LABELS: Readonly<Record<GallerySort, string>> = { recent: 'Most Recent', likes: 'Most Liked' };

export interface GalleryFilters {
  sort: GallerySort;
  types: readonly GalleryType[];
  search: string;
  ids: readonly string[] | null;
}

const DEFAULT_SORT: GallerySort = 'recent';
const NO_KIND = 'none';

export const parseSort = (text: string | null): GallerySort =>
  GALLERY_SORTS.find((sort) => sort === text) ?? DEFAULT_SORT;

export const formatSort = (sort: string): string | null => (sort === DEFAULT_SORT ? null : sort);

export function parseTypes(text: string | null): readonly GalleryType[] {
  if (text === NO_KIND) return [];
  const names = text?.split(',') ?? [];
  const types = GALLERY_TYPES.filter((type) => names.includes(type));
  return types.length > 0 ? types : GALLERY_TYPES;
}

export function formatTypes(types: readonly GalleryType[], type: GalleryType, isOn: boolean): string | null {
  const selected = GALLERY_TYPES.filter((other) => (other === type ? isOn : types.includes(other)));
  if (selected.length === GALLERY_TYPES.length) return null;
  return selected.join() || NO_KIND;
}

export const toQuery = ({ sort, types, search, ids }: GalleryFilters): Record<string, string> => ({
  sort,
  ...(types.length > 0 && { kinds: types.join() }),
  ...(search && { search }),
  ...(ids && { ids: ids.join() }),
});

export function emptyText({ types, search, ids }: GalleryFilters): string {
  if (types.length === 0) return 'Choose at least one type';
  if (search) return `No results for “${search}”`;
  if (ids) return 'You have no pictures yet';
  const [only, ...others] = types;
  if (others.length === 0 && only === 'hugs') return LIST_TEXTS.hugs.empty;
  if (others.length === 0 && only === 'generated') return LIST_TEXTS.images.empty;
  return LIST_TEXTS.all.empty;
}

type Parts = Partial<Record<keyof typeof GALLERY_PARAMETERS, string | null>>;

export interface GalleryAddress {
  item: string | null;
  search: string;
  mine: boolean;
  sort: GallerySort;
  types: readonly GalleryType[];
  /** Changes parts of the address; null removes a part. `replace` replaces the entry in the browser's history. */
  change: (parts: Parts, options?: { replace: boolean }) => void;
}

export function useGalleryAddress(): GalleryAddress {
  const [searchParams, setSearchParams] = useSearchParams();
  const [optimistic, setOptimistic] = useOptimistic(searchParams, merge);
  const change = useCallback<GalleryAddress['change']>(
    (parts, options) =>
      startTransition(() => {
        setOptimistic(parts);
        setSearchParams((current) => merge(current, parts), { preventScrollReset: true, ...options });
      }),
    [setSearchParams, setOptimistic],
  );
  const { item, search, mine, sort, kinds } = GALLERY_PARAMETERS;
  return {
    item: optimistic.get(item),
    search: (optimistic.get(search) ?? '').slice(0, STUDIO_LIMITS.search),
    mine: optimistic.has(mine),
    sort: parseSort(optimistic.get(sort)),
    types: parseTypes(optimistic.get(kinds)),
    change,
  };
}

function merge(current: URLSearchParams, parts: Parts): URLSearchParams {
  const params = new URLSearchParams(current);
  for (const [name, value] of Object.entries(parts)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}
