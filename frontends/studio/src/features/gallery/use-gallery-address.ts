import { GALLERY_PARAMETERS } from '@marcel/contracts';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

type Parameter = keyof typeof GALLERY_PARAMETERS;

export interface GalleryAddress {
  /** Id of the picture that is open; null while none is. */
  item: string | null;
  search: string;
  mine: boolean;
  /** Changes the address; null takes a part away. `replace` leaves no trace in the browser's history. */
  change: (parts: Partial<Record<Parameter, string | null>>, how?: { replace: boolean }) => void;
}

/** What the address asks for in the gallery. */
export function useGalleryAddress(): GalleryAddress {
  const [asked, setAsked] = useSearchParams();
  const change = useCallback<GalleryAddress['change']>(
    (parts, how) =>
      setAsked(
        (current) => {
          const changed = new URLSearchParams(current);
          for (const [name, value] of Object.entries(parts)) {
            if (value) changed.set(name, value);
            else changed.delete(name);
          }
          return changed;
        },
        { preventScrollReset: true, replace: how?.replace ?? false },
      ),
    [setAsked],
  );
  const { item, search, mine } = GALLERY_PARAMETERS;
  return { item: asked.get(item), search: asked.get(search) ?? '', mine: asked.has(mine), change };
}
