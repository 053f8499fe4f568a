import { fillPath, LikeCount, type Mascot, ROUTES } from '@marcel/contracts';
import { LikeButton, type ToastMessage, useToast } from '@marcel/kit';
import { api, ApiError, errorText } from '@marcel/kit/api';
import { countText, isPageUnloading, useLiked } from '@marcel/kit/programs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateCachedMascot } from '../mascots';
import { broadcastLike, likeKey } from '../live/live-updates';
import { useListDay } from '../days/days';

function toFailureToast(error: Error): ToastMessage {
  const body = 'Failed to like mascot. Please try again.';
  const isTooMany = error instanceof ApiError && error.status === 429;
  return { title: 'Error', body: isTooMany ? errorText(error, body) : body };
}

/** Likes a mascot once per browser: updates the count optimistically and rolls it back on failure. */
function useLike(id: number) {
  const client = useQueryClient();
  const toast = useToast();
  const changeLikes = (likes: number) =>
    updateCachedMascot(client, id, (mascot) => ({ ...mascot, likes: mascot.likes + likes }));
  const path = fillPath(ROUTES.mascotLike, { id });
  const [liked, setLiked] = useLiked(path);
  const { mutate } = useMutation({
    mutationKey: likeKey(id),
    mutationFn: () => api.send('POST', path, { schema: LikeCount }),
    onMutate: () => {
      setLiked(true);
      changeLikes(1);
    },
    onSuccess: (count) => {
      const { likes } = count;
      broadcastLike(count);
      updateCachedMascot(client, id, (mascot) => ({ ...mascot, likes }));
      toast({ title: 'Liked!', body: 'Thanks for liking this mascot!' });
    },
    onError: (error) => {
      if (isPageUnloading()) return;
      setLiked(false);
      changeLikes(-1);
      toast({ ...toFailureToast(error), tone: 'destructive' });
    },
  });
  return { liked, like: () => mutate() };
}

export function MascotLike({ mascot }: { mascot: Mascot }) {
  const { liked, like } = useLike(mascot.id);
  if (useListDay() !== null)
    return (
      <p style={{ alignSelf: 'center', fontWeight: 700, whiteSpace: 'nowrap' }}>{countText(mascot.likes, 'like')}</p>
    );
  return <LikeButton count={mascot.likes} liked={liked} disabled={liked} onLike={like} label={`Like ${mascot.name}`} />;
}
