import { fillPath, Mascot, MascotList, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

export const DEFAULT_ORDER = { sortBy: 'createdAt', sortOrder: 'desc' } as const;

export const mascotKeys = {
  all: ['mascots'],
  lists: ['mascots', 'list'],
  list: (query: string, page: number) => [
    'mascots',
    new URLSearchParams(query).has('asOf') ? 'past-list' : 'list',
    query,
    page,
  ],
  allFacets: ['mascots', 'facets'],
  draws: ['mascots', 'draw'],
  draw: (query: string) => ['mascots', 'draw', query],
  pages: ['mascots', 'page'],
  page: (slug: string) => ['mascots', 'page', slug],
} as const;

export const PAGE_SIZE = 24;

export function fetchMascots(query: string, page: { limit: number; offset: number }, signal?: AbortSignal) {
  const params = new URLSearchParams(query);
  params.set('limit', String(page.limit));
  params.set('offset', String(page.offset));
  return api.get(`${ROUTES.mascots}?${params}`, MascotList, signal && { signal });
}

/** @param query the query string without the page; the first page is 1 */
export const mascotList = (query: string, page = 1) =>
  queryOptions({
    queryKey: mascotKeys.list(query, page),
    queryFn: ({ signal }) => fetchMascots(query, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }, signal),
  });

export interface Draw {
  mascot: Mascot | null;
  /** Index of the mascot among all matches, from 0. */
  offset: number;
  total: number;
}

export const updateCachedMascot = (client: QueryClient, id: number, change: (mascot: Mascot) => Mascot): void =>
  updateCachedMascots(client, (mascot) => (mascot.id === id ? change(mascot) : mascot));

export function updateCachedMascots(client: QueryClient, apply: (mascot: Mascot) => Mascot): void {
  client.setQueriesData<MascotList>(
    { queryKey: mascotKeys.lists },
    (list) => list && { ...list, mascots: list.mascots.map(apply) },
  );
  client.setQueriesData<Mascot>({ queryKey: mascotKeys.pages }, (mascot) => mascot && apply(mascot));
  client.setQueriesData<Draw>(
    { queryKey: mascotKeys.draws },
    (draw) => draw && { ...draw, mascot: draw.mascot && apply(draw.mascot) },
  );
}

const listedMascots = (client: QueryClient): Mascot[] =>
  client.getQueriesData<MascotList>({ queryKey: mascotKeys.lists }).flatMap(([, list]) => list?.mascots ?? []);

export function loadedIds(client: QueryClient): number[] {
  const onPages = client.getQueriesData<Mascot>({ queryKey: mascotKeys.pages }).map(([, mascot]) => mascot);
  const recentlyDrawn = client.getQueriesData<Draw>({ queryKey: mascotKeys.draws }).map(([, draw]) => draw?.mascot);
  return [...new Set([...onPages, ...recentlyDrawn, ...listedMascots(client)].flatMap((mascot) => mascot?.id ?? []))];
}

export const mascotBySlug = (client: QueryClient, slug: string) =>
  queryOptions({
    queryKey: mascotKeys.page(slug),
    queryFn: ({ signal }) => api.get(fillPath(ROUTES.mascotBySlug, { slug }), Mascot, { signal }),
    initialData: () => listedMascots(client).find((mascot) => mascot.slug === slug),
  });

export const progressKey = (key: string) => ['submissions', 'progress', key];

interface DrawOptions {
  previous?: Draw | undefined;
  random?: () => number;
  signal?: AbortSignal;
}

export async function pickRandomMascot(
  query: string,
  { previous, random = Math.random, signal }: DrawOptions,
): Promise<Draw> {
  const fetchAt = async (offset: number): Promise<Draw> => {
    const { mascots, pagination } = await fetchMascots(query, { limit: 1, offset }, signal);
    return { mascot: mascots[0] ?? null, offset, total: pagination.total };
  };
  const firstDraw = previous?.mascot ? previous : await fetchAt(0);
  if (firstDraw.total <= 1) return firstDraw;
  const draw = await fetchAt(pickOffset(firstDraw.total, previous?.mascot ? previous.offset : null, random));
  return draw.mascot || draw.total === 0 ? draw : fetchAt(pickOffset(draw.total, null, random));
}

function pickOffset(total: number, excluded: number | null, random: () => number): number {
  if (excluded === null) return Math.floor(random() * total);
  const index = Math.floor(random() * (total - 1));
  return index >= excluded ? index + 1 : index;
}

export const entryNumber = (id: number): string => `No. ${String(id).padStart(4, '0')}`;

export const lifetime = ({ yearIntroduced, yearRetired }: Pick<Mascot, 'yearIntroduced' | 'yearRetired'>): string =>
  [yearIntroduced && `Born ${yearIntroduced}`, yearRetired && `Retired ${yearRetired}`].filter(Boolean).join(' · ');
