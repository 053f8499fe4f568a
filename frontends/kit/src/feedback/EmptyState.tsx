import type { ReactNode } from 'react';
import { Marcel } from '../marcel/Marcel';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  picture?: ReactNode;
  title: string;
  children?: ReactNode;
}

export function EmptyState({ picture = <Marcel pose="searching" />, title, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div aria-hidden>{picture}</div>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
