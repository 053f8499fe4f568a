import { Fragment, type ReactNode } from 'react';
import styles from './DefinitionRows.module.css';

/** Labels and their values, a row each. */
export const DefinitionRows = ({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className={styles.rows}>
    {rows.map(([label, value]) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
);
