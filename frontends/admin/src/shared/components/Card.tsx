import { classes } from '@marcel/kit';
import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A titled part of a page. */
export function Card({ title, aside, className, children }: CardProps) {
  const id = useId();
  return (
    <section className={classes(styles.card, className)} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
