import type { ReactNode } from 'react';
import { DogHead } from '../icons/DogHead';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** Drawn above the title; the dog unless another is given. */
  picture?: ReactNode;
  title: string;
  /** What the visitor can do about it. */
  children?: ReactNode;
}

export function EmptyState({ picture = <Dog />, title, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div aria-hidden>{picture}</div>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}

const Dog = () => (
  <svg viewBox="0 0 32 32" width={96} height={96}>
    <DogHead />
  </svg>
);
