import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classes } from '../theme/classes';
import styles from './Button.module.css';

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
