import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
