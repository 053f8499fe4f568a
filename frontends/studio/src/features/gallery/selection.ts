import { GALLERY_SORTS, GALLERY_TYPES, type GallerySort, type GalleryType } from '@marcel/contracts';
import { LIST_TEXTS } from '../../shared/texts';

export const SORT_LABELS: Readonly<Record<GallerySort, string>> = { recent: 'Most Recent', likes: 'Most Liked' };

export interface GallerySelection {
  sort: GallerySort;
  types: readonly GalleryType[];
  search: string;
  ids: readonly string[] | null;
}

const FIRST_SORT: GallerySort = 'recent';

const NO_KIND = 'none';

export const sortOf = (text: string | null): GallerySort => GALLERY_SORTS.find((sort) => sort === text) ?? FIRST_SORT;

export const sortText = (sort: string): string | null => (sort === FIRST_SORT ? null : sort);

export function typesOf(text: string | null): readonly GalleryType[] {
  if (text === NO_KIND) return [];
  const named = text?.split(',') ?? [];
  const types = GALLERY_TYPES.filter((type) => named.includes(type));
  return types.length > 0 ? types : GALLERY_TYPES;
}

export function typesText(types: readonly GalleryType[], type: GalleryType, isOn: boolean): string | null {
  const wanted = GALLERY_TYPES.filter((other) => (other === type ? isOn : types.includes(other)));
  if (wanted.length === GALLERY_TYPES.length) return null;
  return wanted.join() || NO_KIND;
}

export const queryOf = ({ sort, types, search, ids }: GallerySelection): Record<string, string> => ({
  sort,
  ...(types.length > 0 && { kinds: types.join() }),
  ...(search && { search }),
  ...(ids && { ids: ids.join() }),
});

export function emptyText({ types, search, ids }: GallerySelection): string {
  if (types.length === 0) return 'Nothing is ticked beside “Show”';
  if (search) return `Nothing here says “${search}”`;
  if (ids) return 'Nothing of yours is here yet';
  const [only, ...others] = types;
  if (others.length === 0 && only === 'hugs') return LIST_TEXTS.hugs.empty;
  if (others.length === 0 && only === 'generated') return LIST_TEXTS.images.empty;
  return LIST_TEXTS.all.empty;
}
