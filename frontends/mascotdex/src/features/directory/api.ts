import { type Mascot, MASCOT_SUGGESTIONS, MascotFacets, MascotSuggestions, ROUTES } from '@marcel/contracts';
import { keepPreviousData, type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@marcel/kit/api';
import {
  DEFAULT_ORDER,
  type Draw,
  pickRandomMascot,
  fetchMascots,
  mascotBySlug,
  mascotKeys,
  mascotList,
  PAGE_SIZE,
} from '../../shared/mascots';
import { useFavorite } from '../../shared/favorites/FavoriteButton';

/** Limit of missed mascots that are counted. */
const MAX_MISSED = 10;
const QUERY = new URLSearchParams(DEFAULT_ORDER).toString();
const { queryKey } = mascotList(QUERY);

const readNewest = (client: QueryClient): readonly Mascot[] => client.getQueryData(queryKey)?.mascots ?? [];

export const isListed = (client: QueryClient, id: number): boolean =>
  readNewest(client).some((mascot) => mascot.id === id);

export async function fetchMissedMascots(client: QueryClient): Promise<number[]> {
  const [newest] = readNewest(client);
  if (newest === undefined) return [];
  const { mascots } = await fetchMascots(QUERY, { limit: MAX_MISSED, offset: 0 });
  return mascots.map(({ id }) => id).filter((id) => id > newest.id);
}

export async function refetchList(client: QueryClient): Promise<void> {
  client.setQueryData(queryKey, await fetchMascots(QUERY, { limit: PAGE_SIZE, offset: 0 }));
}

/** Minimum duration of drawing a random card, in milliseconds. */
export const DRAW_CARD_MS = 500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function useRandomCard(query: string) {
  const client = useQueryClient();
  const queryKey = mascotKeys.draw(query);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const previous = client.getQueryData<Draw>(queryKey);
      const [draw] = await Promise.all([pickRandomMascot(query, { previous, signal }), pause(DRAW_CARD_MS)]);
      return draw;
    },
  });
}

/** Counts the mascots of each choice; undefined until they are loaded. @param query null for no request */
export function useFacets(query: string | null): MascotFacets | undefined {
  const { data } = useQuery({
    queryKey: [...mascotKeys.allFacets, query],
    queryFn: ({ signal }) => api.get(`${ROUTES.mascotFacets}?${query}`, MascotFacets, { signal }),
    enabled: query !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return query === null ? undefined : data;
}

export function useFavorites() {
  const client = useQueryClient();
  const slugs = useFavorite.useAll();
  return useQueries({
    queries: slugs.map((slug) => mascotBySlug(client, slug)),
    combine: (results) => ({
      mascots: results.flatMap(({ data }) => data ?? []),
      isLoading: results.some(({ isPending }) => isPending),
    }),
  });
}

export function useSuggestions(search: string): MascotSuggestions | undefined {
  const text = search.trim();
  const enabled = text.length >= MASCOT_SUGGESTIONS.fromLetters;
  const { data } = useQuery({
    queryKey: ['mascots', 'suggestions', text],
    queryFn: ({ signal }) =>
      api.get(`${ROUTES.mascotSuggestions}?${new URLSearchParams({ search: text })}`, MascotSuggestions, { signal }),
    placeholderData: keepPreviousData,
    enabled,
    retry: false,
  });
  return enabled ? data : undefined;
}
