import type { Mascot, MascotList } from '@marcel/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { mascotKeys } from './mascot-keys';

export interface Draw {
  mascot: Mascot | null;
  /** Place of the mascot among all that matched, from 0. */
  offset: number;
  total: number;
}

export const changeMascot = (client: QueryClient, id: number, change: (mascot: Mascot) => Mascot): void =>
  changeMascots(client, (mascot) => (mascot.id === id ? change(mascot) : mascot));

export function changeMascots(client: QueryClient, apply: (mascot: Mascot) => Mascot): void {
  client.setQueriesData<InfiniteData<MascotList>>(
    { queryKey: mascotKeys.lists },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, mascots: page.mascots.map(apply) })) },
  );
  client.setQueriesData<Mascot>({ queryKey: mascotKeys.pages }, (mascot) => mascot && apply(mascot));
  client.setQueriesData<Draw>(
    { queryKey: mascotKeys.draws },
    (draw) => draw && { ...draw, mascot: draw.mascot && apply(draw.mascot) },
  );
}

const inLists = (client: QueryClient): Mascot[] =>
  client
    .getQueriesData<InfiniteData<MascotList>>({ queryKey: mascotKeys.lists })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap((page) => page.mascots);

export function loadedIds(client: QueryClient): number[] {
  const onPages = client.getQueriesData<Mascot>({ queryKey: mascotKeys.pages }).map(([, mascot]) => mascot);
  const drawn = client.getQueriesData<Draw>({ queryKey: mascotKeys.draws }).map(([, draw]) => draw?.mascot);
  return [...new Set([...onPages, ...drawn, ...inLists(client)].flatMap((mascot) => mascot?.id ?? []))];
}

export const loadedMascot = (client: QueryClient, slug: string): Mascot | undefined =>
  inLists(client).find((mascot) => mascot.slug === slug);
