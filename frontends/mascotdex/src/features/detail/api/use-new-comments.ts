import { MASCOT_NEWS, NewComment } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHearing } from '../../../shared/live/use-hearing';
import { COMMENT_TEXTS } from '../texts';
import { comments, isNews, missedComments, renewComments } from './comments';
import { ownComments } from './own-comments';

/** What others say of a mascot while one looks at it, and how it is shown; `onShown` is told the newest. */
export function useNewComments(mascotId: number, onShown: (newest: number | undefined) => void) {
  const client = useQueryClient();
  const toast = useToast();
  // Drawn anew with the list: what it shows is new no more.
  useInfiniteQuery(comments(mascotId));
  const [told, setTold] = useState<ReadonlySet<number>>(new Set());
  const tell = (ids: readonly number[]) => setTold((known) => new Set([...known, ...ids]));
  useHearing({
    onMessage: ({ event, data }) => {
      const comment = event === MASCOT_NEWS.comment ? NewComment.safeParse(JSON.parse(data)).data : undefined;
      if (comment?.mascotId === mascotId) tell([comment.id]);
    },
    onOpen: () => void missedComments(client, mascotId).then(tell, () => undefined),
  });
  const { mutate: show, isPending } = useMutation({
    mutationFn: () => renewComments(client, mascotId),
    onSuccess: (newest) => {
      setTold(new Set());
      onShown(newest);
    },
    onError: () => toast({ ...COMMENT_TEXTS.freshFailed, tone: 'destructive' }),
  });
  const count = [...told].filter((id) => isNews(client, mascotId, id) && !ownComments.has(id)).length;
  return { count, show, isPending };
}
