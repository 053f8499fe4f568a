import { GALLERY_TYPES, type GallerySort, type GalleryType } from '@marcel/contracts';
import { LIST_TEXTS } from '../../shared/texts';

export const SORT_LABELS: Readonly<Record<GallerySort, string>> = { recent: 'Most Recent', likes: 'Most Liked' };

/** What the visitor wants to see, and in which order. */
export interface GallerySelection {
  sort: GallerySort;
  types: readonly GalleryType[];
}

export const FIRST_SELECTION: GallerySelection = { sort: 'recent', types: GALLERY_TYPES };

/** The selection with a type ticked, or no longer. */
export const withType = (selection: GallerySelection, type: GalleryType, isOn: boolean): GallerySelection => ({
  ...selection,
  types: GALLERY_TYPES.filter((other) => (other === type ? isOn : selection.types.includes(other))),
});

/** What to say when nothing is there to see: of hugs or images alone if only they were asked for. */
export function emptyText({ types }: GallerySelection): string {
  const [only, ...others] = types;
  if (others.length === 0 && only === 'hugs') return LIST_TEXTS.hugs.empty;
  if (others.length === 0 && only === 'generated') return LIST_TEXTS.images.empty;
  return LIST_TEXTS.all.empty;
}
