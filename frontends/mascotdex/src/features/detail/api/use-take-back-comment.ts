import { fillPath, ROUTES, type Comment } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { api, ApiError, type Page } from '@marcel/kit/api';
import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { TAKE_BACK_TEXTS } from '../texts';
import { comments } from './comments';
import { forgetWaiting, waitingComments } from './waiting-comments';

/** Deletes an own comment. Succeeds when another window has already deleted it. */
export function useTakeBackComment(mascotId: number, id: number) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () =>
      api.send('DELETE', fillPath(ROUTES.comment, { id }), { owned: true }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }),
    onSuccess: () => {
      forgetWaiting(id);
      const others = (known: readonly Comment[] = []) => known.filter((comment) => comment.id !== id);
      client.setQueryData(waitingComments(mascotId).queryKey, others);
      client.setQueryData(comments(mascotId).queryKey, (known) => known && without(id, known));
      toast(TAKE_BACK_TEXTS.deleted);
    },
  });
}

type Loaded = InfiniteData<Page<Comment[]>>;

function without(id: number, { pages, pageParams }: Loaded): Loaded {
  const isListed = pages.some(({ items }) => items.some((comment) => comment.id === id));
  return {
    pageParams,
    pages: pages.map((page) => ({
      ...page,
      items: page.items.filter((comment) => comment.id !== id),
      total: page.total !== null && isListed ? page.total - 1 : page.total,
    })),
  };
}
