import { GALLERY_TYPES, type GallerySort, type GalleryType } from '@marcel/contracts';
import { LIST_TEXTS } from '../../shared/texts';
import { GALLERY_TEXTS } from './texts';

export const SORT_LABELS: Readonly<Record<GallerySort, string>> = { recent: 'Most Recent', likes: 'Most Liked' };

/** What the visitor wants to see, and in which order. */
export interface GallerySelection {
  sort: GallerySort;
  types: readonly GalleryType[];
  /** Found in names and prompts. */
  search: string;
  /** Only these; null for all. */
  ids: readonly string[] | null;
}

export const FIRST_SELECTION: GallerySelection = { sort: 'recent', types: GALLERY_TYPES, search: '', ids: null };

/** The selection with a type ticked, or no longer. */
export const withType = (selection: GallerySelection, type: GalleryType, isOn: boolean): GallerySelection => ({
  ...selection,
  types: GALLERY_TYPES.filter((other) => (other === type ? isOn : selection.types.includes(other))),
});

/** Query of what the visitor wants to see. */
export const queryOf = ({ sort, types, search, ids }: GallerySelection): Record<string, string> => ({
  sort,
  ...(types.length > 0 && { kinds: types.join() }),
  ...(search && { search }),
  ...(ids && { ids: ids.join() }),
});

/** What to say when nothing is there to see: of hugs or images alone if only they were asked for. */
export function emptyText({ types, search, ids }: GallerySelection): string {
  if (search) return GALLERY_TEXTS.nothingFound(search);
  if (ids) return GALLERY_TEXTS.nothingMine;
  const [only, ...others] = types;
  if (others.length === 0 && only === 'hugs') return LIST_TEXTS.hugs.empty;
  if (others.length === 0 && only === 'generated') return LIST_TEXTS.images.empty;
  return LIST_TEXTS.all.empty;
}
