import type { ButtonHTMLAttributes } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> {
  'aria-label': string;
}

export const IconButton = (props: IconButtonProps) => <button {...props} type="button" className={styles.button} />;
