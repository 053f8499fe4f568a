import { fillPath, HEADERS, MINE_PAGE, MineExport, MineList, OWNER_KEY, ROUTES, windowPage } from '@marcel/contracts';
import type { MineItem, MineKind } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { api, ApiError } from '@marcel/kit/api';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { describeItem } from './texts';

/** Refresh interval while a picture is being generated, in milliseconds. */
export const GENERATING_REFRESH_MS = 2000;

export interface MyThings {
  readonly items: readonly MineItem[];
  readonly total: number;
}

const ownerKeyHeader = (key: string) => ({ [HEADERS.ownerKey]: key });

/** Loads the items of a key, newest first. Refetches on focus, and while a picture is being generated. */
export const myThings = (key: string) =>
  infiniteQueryOptions({
    queryKey: ['mine', key],
    queryFn: ({ pageParam, signal }) => {
      const limit = String(MINE_PAGE.limitDefault);
      const page = new URLSearchParams({ limit, ...(pageParam && { after: pageParam }) });
      return api.get(`${ROUTES.mine}?${page}`, MineList, { headers: ownerKeyHeader(key), signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }): MyThings => {
      const items = pages.flatMap((page) => page.items);
      const itemByKey = new Map(items.map((item) => [`${item.kind}-${item.id}`, item]));
      return { items: [...itemByKey.values()], total: pages.at(-1)?.total ?? 0 };
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => isGenerating(state.data?.pages) && GENERATING_REFRESH_MS,
  });

const isGenerating = (pages: readonly MineList[] = []) =>
  pages.some(({ items }) => items.some((item) => item.state === 'generating'));

export async function exportMyThings(key: string): Promise<Blob> {
  const all = await api.get(ROUTES.mineExport, MineExport, { headers: ownerKeyHeader(key) });
  return new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' });
}

const ITEM_ROUTES = {
  comment: ROUTES.comment,
  hug: ROUTES.hug,
  drawing: ROUTES.hug,
  image: ROUTES.image,
  submission: ROUTES.submission,
} as const satisfies Record<MineKind, string>;

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export function useDeleteItem(key: string, item: MineItem, onDeleted: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () =>
      api
        .send('DELETE', fillPath(ITEM_ROUTES[item.kind], { id: item.id }), { headers: ownerKeyHeader(key) })
        .catch((error: unknown) => {
          if (!isNotFound(error)) throw error;
        }),
    onSuccess: () => {
      onDeleted();
      toast({ title: 'Deleted', body: `Your ${describeItem(item)} was deleted.` });
      void client.invalidateQueries();
    },
  });
}

const KEY_PARAMETER = 'key';

export const privateLink = (key: string): string =>
  `${window.location.origin}${windowPage('mine')}#${KEY_PARAMETER}=${key}`;

export function parseOwnerKey(hash: string): string | null {
  const key = new URLSearchParams(hash.slice(1)).get(KEY_PARAMETER);
  return key !== null && OWNER_KEY.pattern.test(key) ? key : null;
}
