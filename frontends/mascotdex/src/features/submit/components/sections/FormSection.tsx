import type { ReactNode } from 'react';
import css from './FormSection.module.css';

/** A titled group of fields, side by side where there is room. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={css.section}>
      <legend className={css.title}>{title}</legend>
      <div className={css.fields}>{children}</div>
    </fieldset>
  );
}
