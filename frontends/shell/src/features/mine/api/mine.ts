import { HEADERS, MINE_PAGE, MineExport, MineList, ROUTES, type MineItem } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { infiniteQueryOptions } from '@tanstack/react-query';

export const MINE_KEY = ['mine'] as const;

/** How often the list is asked for while one of its pictures is being made. */
export const GENERATING_REFRESH_MS = 2000;

export interface MyThings {
  readonly items: readonly MineItem[];
  readonly total: number;
}

const withKey = (key: string) => ({ [HEADERS.ownerKey]: key });

/** What a key has made, newest first; asked for again whenever somebody looks, for other windows make and delete, too, and until each picture is made. */
export const myThings = (key: string) =>
  infiniteQueryOptions({
    queryKey: [...MINE_KEY, key],
    queryFn: ({ pageParam, signal }) => {
      const page = new URLSearchParams({
        limit: String(MINE_PAGE.limitDefault),
        ...(pageParam && { after: pageParam }),
      });
      return api.get(`${ROUTES.mine}?${page}`, MineList, { headers: withKey(key), signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }): MyThings => {
      const items = pages.flatMap((page) => page.items);
      const known = new Map(items.map((item) => [`${item.kind}-${item.id}`, item]));
      return { items: [...known.values()], total: pages.at(-1)?.total ?? 0 };
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => isGenerating(state.data?.pages) && GENERATING_REFRESH_MS,
  });

const isGenerating = (pages: readonly MineList[] = []) =>
  pages.some(({ items }) => items.some((item) => item.state === 'generating'));

/** All that a key has made, as it is kept. */
export async function exportMine(key: string): Promise<Blob> {
  const all = await api.get(ROUTES.mineExport, MineExport, { headers: withKey(key) });
  return new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' });
}
