import type { Mascot } from '@marcel/contracts';
import { LikeButton } from '@marcel/kit';
import { useLike } from './use-like';

/** A mascot's like button with its count. */
export function MascotLike({ mascot }: { mascot: Mascot }) {
  const { liked, like } = useLike(mascot.id);
  return <LikeButton count={mascot.likes} liked={liked} disabled={liked} onLike={like} label={`Like ${mascot.name}`} />;
}
