import type { Mascot } from '@marcel/contracts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mascotPages } from '../../../shared/mascots/mascot-pages';
import { lastList } from '../../../shared/navigation/last-list';

interface Neighbours {
  previous: Mascot | undefined;
  next: Mascot | undefined;
}

/** Who stands before and after a mascot in the list that one came from; null where one came from none. */
export function useNeighbours(slug: string): Neighbours | null {
  const client = useQueryClient();
  const { query, from } = lastList.read();
  const list = mascotPages(query, from);
  const enabled = client.getQueryData(list.queryKey) !== undefined;
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({
    ...list,
    enabled,
  });
  const mascots = data?.mascots ?? [];
  const place = mascots.findIndex((mascot) => mascot.slug === slug);
  const isLast = place >= 0 && place === mascots.length - 1;
  useEffect(() => {
    if (isLast && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isLast, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return place < 0 ? null : { previous: mascots[place - 1], next: mascots[place + 1] };
}
