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

/** The mascot of this slug, if a list that is already loaded holds it. */
export function loadedMascot(client: QueryClient, slug: string): Mascot | undefined {
  const lists = client.getQueriesData<InfiniteData<MascotList>>({ queryKey: mascotKeys.lists });
  return lists
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap((page) => page.mascots)
    .find((mascot) => mascot.slug === slug);
}
