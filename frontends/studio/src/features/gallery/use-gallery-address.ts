import { GALLERY_PARAMETERS, STUDIO_LIMITS, type GallerySort, type GalleryType } from '@marcel/contracts';
import { startTransition, useCallback, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sortOf, typesOf } from './selection';

type Parts = Partial<Record<keyof typeof GALLERY_PARAMETERS, string | null>>;

export interface GalleryAddress {
  item: string | null;
  search: string;
  mine: boolean;
  sort: GallerySort;
  types: readonly GalleryType[];
  /** Changes the address; null takes a part away. `replace` leaves no trace in the browser's history. */
  change: (parts: Parts, how?: { replace: boolean }) => void;
}

export function useGalleryAddress(): GalleryAddress {
  const [address, setAddress] = useSearchParams();
  const [asked, showAsked] = useOptimistic(address, changed);
  const change = useCallback<GalleryAddress['change']>(
    (parts, how) =>
      startTransition(() => {
        showAsked(parts);
        setAddress((current) => changed(current, parts), { preventScrollReset: true, replace: how?.replace ?? false });
      }),
    [setAddress, showAsked],
  );
  const { item, search, mine, sort, kinds } = GALLERY_PARAMETERS;
  return {
    item: asked.get(item),
    search: (asked.get(search) ?? '').slice(0, STUDIO_LIMITS.search),
    mine: asked.has(mine),
    sort: sortOf(asked.get(sort)),
    types: typesOf(asked.get(kinds)),
    change,
  };
}

function changed(current: URLSearchParams, parts: Parts): URLSearchParams {
  const params = new URLSearchParams(current);
  for (const [name, value] of Object.entries(parts)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}
