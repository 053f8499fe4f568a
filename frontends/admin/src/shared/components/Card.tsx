import { classes } from '@marcel/kit';
import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  title: string;
  /** The title is somebody else's text, such as a name. */
  foreign?: boolean;
  /** Beside the title. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A titled part of a page. */
export function Card({ title, foreign, aside, className, children }: CardProps) {
  const id = useId();
  return (
    <section className={classes(styles.card, className)} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={classes(styles.title, foreign && styles.readable)}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
