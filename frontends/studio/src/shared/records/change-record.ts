import type { GalleryEntry, GalleryItem, GalleryType, GenerationStatus } from '@marcel/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { studioKeys } from './studio-keys';

export type RecordKind = 'hugs' | 'images';

export const kindOfType = (type: GalleryType): RecordKind => (type === 'generated' ? 'images' : 'hugs');

interface Changing {
  likes: number;
  status: GenerationStatus;
}

interface LoadedPage {
  items: readonly GalleryItem[];
}

export function changeRecord(
  client: QueryClient,
  kind: RecordKind,
  id: number,
  change: (record: Changing) => Partial<Changing>,
): void {
  client.setQueriesData<{ items: readonly (Changing & { id: number })[] }>({ queryKey: studioKeys[kind] }, (list) => {
    if (!list) return list;
    const items = list.items.map((item) => (item.id === id ? { ...item, ...change(item) } : item));
    return { ...list, items };
  });
  const isIt = ({ type, recordId }: GalleryItem) => recordId === id && kindOfType(type) === kind;
  client.setQueriesData<InfiniteData<LoadedPage>>({ queryKey: studioKeys.gallery }, (gallery) => {
    if (!gallery) return gallery;
    const pages = gallery.pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (isIt(item) ? { ...item, ...change(item) } : item)),
    }));
    return { ...gallery, pages };
  });
  client.setQueriesData<GalleryEntry>({ queryKey: studioKeys.entries }, (entry) =>
    entry && isIt(entry.item) ? { ...entry, item: { ...entry.item, ...change(entry.item) } } : entry,
  );
}
