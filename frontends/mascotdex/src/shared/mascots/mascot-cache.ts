import type { Mascot, MascotList } from '@marcel/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { mascotKeys } from './mascot-keys';

/** One mascot drawn at random; `mascot` is null when nothing matched. */
export interface Draw {
  mascot: Mascot | null;
  /** Place of the mascot among all that matched, from 0. */
  offset: number;
  total: number;
}

/** Changes a mascot wherever it has been loaded. */
export const changeMascot = (client: QueryClient, id: number, change: (mascot: Mascot) => Mascot): void =>
  changeMascots(client, (mascot) => (mascot.id === id ? change(mascot) : mascot));

/** Changes mascots wherever they have been loaded: in lists, on their pages, on a drawn card. */
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

/** The ids of all mascots that have been loaded, be it in a list, for a page or as a drawn card. */
export function loadedIds(client: QueryClient): number[] {
  const onPages = client.getQueriesData<Mascot>({ queryKey: mascotKeys.pages }).map(([, mascot]) => mascot);
  const drawn = client.getQueriesData<Draw>({ queryKey: mascotKeys.draws }).map(([, draw]) => draw?.mascot);
  return [...new Set([...onPages, ...drawn, ...inLists(client)].flatMap((mascot) => mascot?.id ?? []))];
}

/** The mascot of this slug, if a list that is already loaded holds it. */
export const loadedMascot = (client: QueryClient, slug: string): Mascot | undefined =>
  inLists(client).find((mascot) => mascot.slug === slug);
