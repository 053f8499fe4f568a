import type { ReactNode } from 'react';
import styles from './Panel.module.css';

/** A raised part of a window under a heading of its own, which may say the same as the window's: it is no landmark beside it. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
