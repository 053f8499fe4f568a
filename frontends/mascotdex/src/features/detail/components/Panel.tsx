import { useId, type ReactNode } from 'react';
import css from './Panel.module.css';

/** A small titled card on a mascot's page. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      <div className={css.body}>{children}</div>
    </section>
  );
}
