import type { Mascot } from '@marcel/contracts';
import { LikeButton } from '@marcel/kit';
import { useDayOfList } from '../days/DayOfList';
import { likesInWords } from '../text/mascot-texts';
import styles from './MascotLike.module.css';
import { useLike } from './use-like';

export function MascotLike({ mascot }: { mascot: Mascot }) {
  const { liked, like } = useLike(mascot.id);
  if (useDayOfList() !== null) return <p className={styles.likes}>{likesInWords(mascot.likes)}</p>;
  return <LikeButton count={mascot.likes} liked={liked} disabled={liked} onLike={like} label={`Like ${mascot.name}`} />;
}
