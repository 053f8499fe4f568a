import { LIST_TEXTS } from '../../shared/texts';
import type { GalleryItem, GalleryType } from './gallery-item';

export const SORTS = ['recent', 'liked'] as const;
export type GallerySort = (typeof SORTS)[number];

export const SORT_LABELS: Readonly<Record<GallerySort, string>> = { recent: 'Most Recent', liked: 'Most Liked' };

/** What the visitor wants to see, and in which order. */
export interface GallerySelection {
  sort: GallerySort;
  types: readonly GalleryType[];
}

export const ALL_TYPES: readonly GalleryType[] = ['hugs', 'drawings', 'generated'];
export const FIRST_SELECTION: GallerySelection = { sort: 'recent', types: ALL_TYPES };

const newestFirst = (a: GalleryItem, b: GalleryItem): number =>
  b.createdAt.localeCompare(a.createdAt) || b.itemId.localeCompare(a.itemId);

const mostLikedFirst = (a: GalleryItem, b: GalleryItem): number => b.likes - a.likes || newestFirst(a, b);

export function select(items: readonly GalleryItem[], { sort, types }: GallerySelection): GalleryItem[] {
  return items.filter(({ type }) => types.includes(type)).sort(sort === 'liked' ? mostLikedFirst : newestFirst);
}

export const countOf = (items: readonly GalleryItem[], type: GalleryType): number =>
  items.filter((item) => item.type === type).length;

/** The selection with a type ticked, or no longer. */
export const withType = (selection: GallerySelection, type: GalleryType, isOn: boolean): GallerySelection => ({
  ...selection,
  types: ALL_TYPES.filter((other) => (other === type ? isOn : selection.types.includes(other))),
});

/** What to say when nothing is there to see: of hugs or images alone if only they were asked for. */
export function emptyText({ types }: GallerySelection): string {
  const [only, ...others] = types;
  if (others.length === 0 && only === 'hugs') return LIST_TEXTS.hugs.empty;
  if (others.length === 0 && only === 'generated') return LIST_TEXTS.images.empty;
  return LIST_TEXTS.all.empty;
}
