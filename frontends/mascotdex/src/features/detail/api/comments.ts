import { CommentList, fillPath, ROUTES, type Comment } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { joinPages } from '@marcel/kit/programs';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { mascotKeys } from '../../../shared/mascots';

export const COMMENTS_AT_A_TIME = 50;

const fetchComments = (id: number, after: string, signal?: AbortSignal) => {
  const page = new URLSearchParams({ limit: String(COMMENTS_AT_A_TIME), ...(after && { after }) });
  return api.getPage(`${fillPath(ROUTES.mascotComments, { id })}?${page}`, CommentList, signal && { signal });
};

export async function renewComments(client: QueryClient, id: number): Promise<number | undefined> {
  const page = await fetchComments(id, '');
  client.setQueryData(comments(id).queryKey, { pages: [page], pageParams: [''] });
  return page.items[0]?.id;
}

export const loadedComments = (client: QueryClient, id: number): readonly number[] | undefined =>
  client.getQueryData(comments(id).queryKey)?.pages.flatMap(({ items }) => items.map((comment) => comment.id));

export function isNews(client: QueryClient, mascotId: number, id: number): boolean {
  const loaded = loadedComments(client, mascotId) ?? [];
  if (loaded.includes(id)) return false;
  const goesOn = client.getQueryData(comments(mascotId).queryKey)?.pages.at(-1)?.next !== null;
  return !goesOn || id > Math.min(...loaded);
}

export async function missedComments(client: QueryClient, id: number): Promise<number[]> {
  const loaded = loadedComments(client, id);
  if (loaded === undefined) return [];
  const { items } = await fetchComments(id, '');
  const newest = Math.max(0, ...loaded);
  return items.map((comment) => comment.id).filter((other) => other > newest);
}

export const comments = (id: number) =>
  infiniteQueryOptions({
    queryKey: mascotKeys.comments(id),
    queryFn: ({ pageParam, signal }) => fetchComments(id, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }): { comments: Comment[]; total: number } => {
      const loaded = joinPages(pages, ({ items }) => items);
      return { comments: loaded, total: pages.at(-1)?.total ?? loaded.length };
    },
  });
