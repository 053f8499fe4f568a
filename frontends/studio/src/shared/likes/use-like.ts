import { fillPath, LikeCount, ROUTES } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { api } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeRecord, type RecordKind } from '../records/change-record';
import { PICTURE_CARD_TEXTS } from '../texts';
import { useLiked } from './liked-items';

const LIKE_ROUTES = { hugs: ROUTES.hugLike, images: ROUTES.imageLike } as const;

/** Likes a record once in a session: counted on screen at once, taken back when it fails. */
export function useLike(kind: RecordKind, id: number) {
  const client = useQueryClient();
  const toast = useToast();
  const [liked, setLiked] = useLiked(`${kind}-${id}`);
  const { mutate } = useMutation({
    mutationFn: () => api.send('POST', fillPath(LIKE_ROUTES[kind], { id }), { schema: LikeCount }),
    onMutate: () => {
      setLiked(true);
      changeRecord(client, kind, id, ({ likes }) => ({ likes: likes + 1 }));
    },
    onSuccess: ({ likes }) => changeRecord(client, kind, id, () => ({ likes })),
    onError: () => {
      setLiked(false);
      changeRecord(client, kind, id, ({ likes }) => ({ likes: likes - 1 }));
      toast({ ...PICTURE_CARD_TEXTS.likeFailed, tone: 'destructive' });
    },
  });
  return { liked, like: () => mutate() };
}
