import { jsonStore } from '@marcel/kit';
import * as z from 'zod/mini';
import type { Mascot } from '@marcel/contracts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchMascots, mascotKeys, mascotPages, PAGE_LENGTH } from '../../../shared/mascots';
import { lastList } from '../../../shared/navigation';

const Steps = z.object({ query: z.string(), places: z.record(z.string(), z.int()) });

const store = jsonStore(() => sessionStorage, 'mascotdex_steps', Steps);

const steps = {
  placeOf: (query: string, slug: string): number | undefined => {
    const kept = store.read();
    return kept?.query === query ? kept.places[slug] : undefined;
  },
  keep: (query: string, places: Readonly<Record<string, number>>): void =>
    store.write({ query, places: { ...places } }),
};

interface Neighbours {
  previous: Mascot | undefined;
  next: Mascot | undefined;
}

interface Stretch {
  mascots: readonly Mascot[];
  from: number;
}

const AROUND = 12;

export function useNeighbours(slug: string): Neighbours | null {
  const { query, from } = lastList.read();
  const loaded = useLoaded(query, from, slug);
  const inList = placeIn(loaded, slug);
  const place = inList ?? steps.placeOf(query, slug);
  // The loaded list may start after the first mascot.
  const isCut = place !== undefined && (inList === undefined || (inList === loaded.from && inList > 0));
  const around = useAround(query, isCut ? place : null);
  const found = neighboursIn(isCut && placeIn(around, slug) !== undefined ? around : loaded, slug);
  useEffect(() => {
    if (found) steps.keep(query, found.places);
  });
  return found;
}

function useLoaded(query: string, from: number, slug: string): Stretch {
  const client = useQueryClient();
  const list = mascotPages(query, from);
  const enabled = client.getQueryData(list.queryKey) !== undefined;
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({
    ...list,
    enabled,
  });
  const mascots = data?.mascots ?? [];
  const isLast = mascots.at(-1)?.slug === slug;
  useEffect(() => {
    if (isLast && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isLast, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return { mascots, from: (from - 1) * PAGE_LENGTH };
}

function useAround(query: string, place: number | null): Stretch {
  const from = Math.max(0, (place ?? 0) - AROUND);
  const { data } = useQuery({
    queryKey: mascotKeys.around(query, from),
    queryFn: ({ signal }) => fetchMascots(query, { limit: 2 * AROUND + 1, offset: from }, signal),
    enabled: place !== null,
    retry: false,
  });
  return { mascots: (place !== null && data?.mascots) || [], from };
}

function placeIn({ mascots, from }: Stretch, slug: string): number | undefined {
  const place = mascots.findIndex((mascot) => mascot.slug === slug);
  return place < 0 ? undefined : from + place;
}

function neighboursIn(stretch: Stretch, slug: string): (Neighbours & { places: Record<string, number> }) | null {
  const place = placeIn(stretch, slug);
  if (place === undefined) return null;
  const at = (other: number) => stretch.mascots[other - stretch.from];
  const [previous, next] = [at(place - 1), at(place + 1)];
  const places: Record<string, number> = { [slug]: place };
  if (previous) places[previous.slug] = place - 1;
  if (next) places[next.slug] = place + 1;
  return { previous, next, places };
}
