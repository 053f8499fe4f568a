import { isSettled, type GalleryItem } from '@marcel/contracts';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { watchedEntry } from './making';

const watched = new Map<string, () => void>();

export function endWatching(item: string): void {
  watched.get(item)?.();
  watched.delete(item);
}

export function watchUnseen(client: QueryClient, item: string, onSettled: (over: GalleryItem) => void): void {
  endWatching(item);
  const observer = new QueryObserver(client, watchedEntry(item));
  const end = observer.subscribe(({ data, isPlaceholderData, isFetching, isError }) => {
    if (isFetching) return;
    if (isError) return endWatching(item);
    if (!data || isPlaceholderData || !isSettled(data.item.status)) return;
    endWatching(item);
    onSettled(data.item);
  });
  watched.set(item, end);
}
