import { fillPath, LikeCount, ROUTES } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { api } from '@marcel/kit/api';
import { isPageLeft, useLiked } from '@marcel/kit/programs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeRecord, type RecordKind } from '../records';

const LIKE_ROUTES = { hugs: ROUTES.hugLike, images: ROUTES.imageLike } as const;

/** Likes a record once per browser: an optimistic update, rolled back on failure. */
export function useLike(kind: RecordKind, id: number) {
  const client = useQueryClient();
  const toast = useToast();
  const path = fillPath(LIKE_ROUTES[kind], { id });
  const [liked, setLiked] = useLiked(path);
  const { mutate } = useMutation({
    mutationFn: () => api.send('POST', path, { schema: LikeCount }),
    onMutate: () => {
      setLiked(true);
      changeRecord(client, kind, id, ({ likes }) => ({ likes: likes + 1 }));
    },
    onSuccess: ({ likes }) => changeRecord(client, kind, id, () => ({ likes })),
    onError: () => {
      if (isPageLeft()) return;
      setLiked(false);
      changeRecord(client, kind, id, ({ likes }) => ({ likes: likes - 1 }));
      toast({ title: 'Error', body: 'Failed to like image', tone: 'destructive' });
    },
  });
  return { liked, like: () => mutate() };
}
