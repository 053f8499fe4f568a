import { Comment, fillPath, ROUTES, type CommentForm } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { api, type Page } from '@marcel/kit/api';
import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useIdempotencyKey } from '../../../shared/idempotency/use-idempotency-key';
import { COMMENT_TOASTS } from '../texts';
import { comments } from './comments';
import { ownComments } from './own-comments';
import { keepWaiting, waitingComments } from './waiting-comments';

/** Posts a comment and puts it on top of the list, also where others do not see it yet. */
export function useAddComment(mascotId: number) {
  const client = useQueryClient();
  const toast = useToast();
  const keys = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ author, content }: CommentForm) =>
      api.send('POST', fillPath(ROUTES.mascotComments, { id: mascotId }), {
        json: { author, content },
        schema: Comment,
        owned: true,
        idempotencyKey: keys.of(JSON.stringify([author, content])),
      }),
    onSettled: (_comment, error) => keys.settle(error ?? undefined),
    onSuccess: (comment) => {
      ownComments.keep(comment.id);
      if (comment.held) {
        keepWaiting(comment);
        const { queryKey } = waitingComments(mascotId);
        client.setQueryData(queryKey, (known = []) => [comment, ...known]);
      } else {
        client.setQueryData(comments(mascotId).queryKey, (known) => known && withNewest(known, comment));
      }
      toast(COMMENT_TOASTS.added);
    },
    onError: () => toast({ ...COMMENT_TOASTS.failed, tone: 'destructive' }),
  });
}

type Loaded = InfiniteData<Page<Comment[]>>;

const withNewest = ({ pages, pageParams }: Loaded, comment: Comment): Loaded => ({
  pageParams,
  pages: pages.map((page, index) => ({
    ...page,
    items: index === 0 ? [comment, ...page.items] : page.items,
    total: page.total === null ? null : page.total + 1,
  })),
});
