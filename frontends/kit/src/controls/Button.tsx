import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classes } from '../theme/classes';
import styles from './Button.module.css';
import { Icon } from '../icons/Icon';

export type ButtonKind = 'plain' | 'primary' | 'danger';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
}

export function Button({ kind = 'plain', className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={classes(styles.button, styles[kind], className)} />;
}

export function LinkButton({ kind = 'plain', className, ...rest }: LinkProps & { kind?: ButtonKind }) {
  return <Link {...rest} className={classes(styles.button, styles[kind], className)} />;
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> {
  'aria-label': string;
}

export const IconButton = (props: IconButtonProps) => <button {...props} type="button" className={styles.icon} />;

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
      // `disabled` would remove the focus.
      aria-disabled={disabled}
      onClick={() => !disabled && onLike()}
    >
      <Icon name="heart" />
      <span aria-hidden>{count}</span>
    </button>
  );
}
