import { Icon } from '../icons/Icon';
import { classes } from '../theme/classes';
import styles from './LikeButton.module.css';

export interface LikeButtonProps {
  count: number;
  liked?: boolean;
  disabled?: boolean;
  onLike: () => void;
  label?: string;
}

export function LikeButton({ count, liked = false, disabled = false, onLike, label = 'Like' }: LikeButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.like, liked && styles.liked)}
      aria-pressed={liked}
      aria-label={`${label}, ${count} ${count === 1 ? 'like' : 'likes'}`}
      // A button that is disabled for good would take the focus along.
      aria-disabled={disabled}
      onClick={() => !disabled && onLike()}
    >
      <Icon name="heart" />
      <span aria-hidden>{count}</span>
    </button>
  );
}
