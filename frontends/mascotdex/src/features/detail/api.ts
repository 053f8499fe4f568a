import { jsonStore, useToast } from '@marcel/kit';
import * as z from 'zod/mini';
import {
  Comment,
  CommentList,
  Contributor,
  fillPath,
  HEADERS,
  Mascot,
  MINE_PAGE,
  MineList,
  ROUTES,
} from '@marcel/contracts';
import { api, ApiError, readOwnerKey } from '@marcel/kit/api';
import { joinPages } from '@marcel/kit/programs';
import type { QueryClient } from '@tanstack/react-query';
import { infiniteQueryOptions, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { asOfQuery } from '../../shared/days/days';
import { fetchMascots, mascotList, PAGE_SIZE } from '../../shared/mascots';
import { lastList } from '../../shared/navigation';

const Draft = z.object({ author: z.string(), content: z.string() });

/** An unsent comment, kept in sessionStorage. */
export const commentDraft = (mascotId: number) =>
  jsonStore(() => sessionStorage, `mascotdex_comment_${mascotId}`, Draft);

export const hasCommentDraft = (mascotId: number): boolean => {
  const draft = commentDraft(mascotId).read();
  return draft !== null && (draft.author + draft.content).trim() !== '';
};

/** Maximum number of stored ids; My Things lists all comments. */
const MAX_OWN_COMMENTS = 200;

const ownStore = jsonStore(() => localStorage, 'mascotdex_own_comments', z.array(z.int()));

export const ownComments = {
  all: (): readonly number[] => ownStore.read() ?? [],
  has: (id: number): boolean => ownComments.all().includes(id),
  add: (id: number): void => ownStore.write([id, ...ownComments.all()].slice(0, MAX_OWN_COMMENTS)),
};

export const COMMENT_PAGE_SIZE = 50;

const fetchComments = (id: number, after: string, signal?: AbortSignal) => {
  const page = new URLSearchParams({ limit: String(COMMENT_PAGE_SIZE), ...(after && { after }) });
  return api.getPage(`${fillPath(ROUTES.mascotComments, { id })}?${page}`, CommentList, signal && { signal });
};

export async function refetchComments(client: QueryClient, id: number): Promise<number | undefined> {
  const page = await fetchComments(id, '');
  client.setQueryData(comments(id).queryKey, { pages: [page], pageParams: [''] });
  return page.items[0]?.id;
}

const loadedComments = (client: QueryClient, id: number): readonly number[] | undefined =>
  client.getQueryData(comments(id).queryKey)?.pages.flatMap(({ items }) => items.map((comment) => comment.id));

export function isNewComment(client: QueryClient, mascotId: number, id: number): boolean {
  const loadedIds = loadedComments(client, mascotId) ?? [];
  if (loadedIds.includes(id)) return false;
  const hasMore = client.getQueryData(comments(mascotId).queryKey)?.pages.at(-1)?.next !== null;
  return !hasMore || id > Math.min(...loadedIds);
}

/** Changes the loaded pages of comments, and their total by `more`. */
export function updateCachedComments(
  client: QueryClient,
  id: number,
  more: number,
  change: (comments: Comment[], page: number) => Comment[],
): void {
  client.setQueryData(comments(id).queryKey, (cached) => {
    const pages = cached?.pages.map(({ items, total, ...page }, index) => ({
      ...page,
      items: change(items, index),
      total: total === null ? null : total + more,
    }));
    return cached && pages && { ...cached, pages };
  });
}

export async function fetchMissedComments(client: QueryClient, id: number): Promise<number[]> {
  const loadedIds = loadedComments(client, id);
  if (loadedIds === undefined) return [];
  const { items } = await fetchComments(id, '');
  const newest = Math.max(0, ...loadedIds);
  return items.map((comment) => comment.id).filter((other) => other > newest);
}

export const comments = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['mascots', 'comments', id],
    queryFn: ({ pageParam, signal }) => fetchComments(id, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }): { comments: Comment[]; total: number } => {
      const joined = joinPages(pages, ({ items }) => items);
      return { comments: joined, total: pages.at(-1)?.total ?? joined.length };
    },
  });

const MAX_HELD_COMMENTS = 20;

const heldStore = jsonStore(() => sessionStorage, 'mascotdex_waiting_comments', z.array(Comment));

const readHeldComments = (): Comment[] => heldStore.read() ?? [];

export const addHeldComment = (comment: Comment): void =>
  heldStore.write([comment, ...readHeldComments()].slice(0, MAX_HELD_COMMENTS));

const removeHeldComment = (id: number): void =>
  heldStore.write(readHeldComments().filter((comment) => comment.id !== id));

export const heldComments = (mascotId: number) => {
  const read = () => readHeldComments().filter((comment) => comment.mascotId === mascotId);
  return queryOptions({
    queryKey: ['mascots', 'waiting-comments', mascotId],
    queryFn: async ({ signal }) => {
      if (read().length > 0) await removeDecidedComments(signal);
      return read();
    },
    initialData: read,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
};

async function removeDecidedComments(signal: AbortSignal): Promise<void> {
  const key = readOwnerKey();
  if (key === null) return;
  const path = `${ROUTES.mine}?limit=${MINE_PAGE.limitMax}`;
  const list = await api.get(path, MineList, { headers: { [HEADERS.ownerKey]: key }, signal }).catch(() => null);
  if (!list || list.next !== null) return;
  const waiting = list.items.filter(({ kind, state }) => kind === 'comment' && state === 'waiting');
  for (const { id } of readHeldComments()) if (!waiting.some((item) => item.id === id)) removeHeldComment(id);
}

/** Deletes an own comment. Succeeds when another window has already deleted it. */
export function useDeleteComment(mascotId: number, id: number) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () =>
      api.send('DELETE', fillPath(ROUTES.comment, { id }), { sendsOwnerKey: true }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }),
    onSuccess: () => {
      removeHeldComment(id);
      const removeComment = (cached: readonly Comment[] = []) => cached.filter((comment) => comment.id !== id);
      client.setQueryData(heldComments(mascotId).queryKey, removeComment);
      if (loadedComments(client, mascotId)?.includes(id)) updateCachedComments(client, mascotId, -1, removeComment);
      toast({ title: 'Deleted', body: 'Comment deleted.' });
    },
  });
}

/** The positions of the last neighbors in their list, so that they are known after a reload. */
const positionStore = jsonStore(
  () => sessionStorage,
  'mascotdex_steps',
  z.object({ query: z.string(), positions: z.record(z.string(), z.int()) }),
);

interface Neighbors {
  previous: Mascot | undefined;
  next: Mascot | undefined;
}

/** Consecutive mascots of a list, and the position of the first one. */
interface Section {
  mascots: readonly Mascot[];
  from: number;
}

const NEIGHBOR_RANGE = 12;

/** Returns the mascots before and after one in the list that the visitor came from; null without a list. */
export function useNeighbors(slug: string): Neighbors | null {
  const { query, page } = lastList.read();
  const { data } = useQuery({ ...mascotList(query, page), enabled: false });
  const loadedPage = { mascots: data?.mascots ?? [], from: (page - 1) * PAGE_SIZE };
  const listPosition = findPosition(loadedPage, slug);
  const storedPositions = positionStore.read();
  const position = listPosition ?? (storedPositions?.query === query ? storedPositions.positions[slug] : undefined);
  const isFirst = listPosition === loadedPage.from && listPosition > 0;
  const isLast = listPosition === loadedPage.from + loadedPage.mascots.length - 1 && data?.pagination.hasNext === true;
  const isAtEdge = listPosition === undefined || isFirst || isLast;
  const nearby = useNearby(query, isAtEdge && position !== undefined ? position : null);
  const neighbors = findNeighbors(findPosition(nearby, slug) === undefined ? loadedPage : nearby, slug);
  useEffect(() => {
    if (neighbors) positionStore.write({ query, positions: neighbors.positions });
  });
  return neighbors;
}

function useNearby(query: string, position: number | null): Section {
  const from = Math.max(0, (position ?? 0) - NEIGHBOR_RANGE);
  const { data } = useQuery({
    queryKey: ['mascots', 'around', query, from],
    queryFn: ({ signal }) => fetchMascots(query, { limit: 2 * NEIGHBOR_RANGE + 1, offset: from }, signal),
    enabled: position !== null,
    retry: false,
  });
  return { mascots: (position !== null && data?.mascots) || [], from };
}

function findPosition({ mascots, from }: Section, slug: string): number | undefined {
  const index = mascots.findIndex((mascot) => mascot.slug === slug);
  return index < 0 ? undefined : from + index;
}

function findNeighbors(section: Section, slug: string): (Neighbors & { positions: Record<string, number> }) | null {
  const position = findPosition(section, slug);
  if (position === undefined) return null;
  const mascotAt = (other: number) => section.mascots[other - section.from];
  const [previous, next] = [mascotAt(position - 1), mascotAt(position + 1)];
  const positions: Record<string, number> = { [slug]: position };
  if (previous) positions[previous.slug] = position - 1;
  if (next) positions[next.slug] = position + 1;
  return { previous, next, positions };
}

export const useMascotOnDay = (slug: string, day: string) =>
  useQuery({
    queryKey: ['mascots', 'page-of-day', slug, day],
    queryFn: ({ signal }) =>
      api.get(`${fillPath(ROUTES.mascotBySlug, { slug })}?${new URLSearchParams(asOfQuery(day))}`, Mascot, { signal }),
  });

const MAX_RELATED = 6;

export const relatedMascots = ({ slug, type, industry }: Mascot) =>
  queryOptions({
    queryKey: ['mascots', 'related', slug],
    queryFn: async ({ signal }) => {
      const kinds = [...(type === null ? [] : [{ type }]), ...(industry === null ? [] : [{ industry }])];
      const related = new Map<number, Mascot>();
      for (const kind of kinds.length === 0 ? [{}] : kinds) {
        if (related.size >= MAX_RELATED) break;
        const query = new URLSearchParams({ sortBy: 'likes', ...kind });
        const { mascots } = await fetchMascots(query.toString(), { limit: MAX_RELATED + 1, offset: 0 }, signal);
        for (const other of mascots) if (other.slug !== slug) related.set(other.id, other);
      }
      return [...related.values()].slice(0, MAX_RELATED);
    },
  });

export function useContributorProfile(id: number) {
  return useQuery({
    queryKey: ['mascots', 'contributor', id],
    queryFn: async ({ signal }) => {
      try {
        const path = fillPath(ROUTES.mascotContributor, { id });
        return (await api.get(path, Contributor, { signal })).linkedinUrl;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
