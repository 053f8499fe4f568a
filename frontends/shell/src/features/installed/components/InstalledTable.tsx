// Browsers forget what a table is where it is laid out as blocks, as it is where there is little room: its roles are said.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { Badge, Icon } from '@marcel/kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { InstalledRow } from '../installed-row';
import { INSTALLED_TEXTS } from '../installed-texts';
import styles from './InstalledTable.module.css';
import { RemoteState } from './RemoteState';

const COLUMNS = ['programs', 'from', 'release', 'windows', 'state'] as const;

/** A line for each remote. */
export const InstalledTable = ({ rows }: { rows: readonly InstalledRow[] }) => (
  <table role="table" aria-label={INSTALLED_TEXTS.table} className={styles.table}>
    <thead role="rowgroup">
      <tr role="row">
        {COLUMNS.map((column) => (
          <th key={column} role="columnheader" scope="col">
            {INSTALLED_TEXTS[column]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row) => (
        <Row key={row.remote} {...row} />
      ))}
    </tbody>
  </table>
);

const Row = ({ remote, programs, from, version, release, isPreview, inWindows }: InstalledRow) => (
  <tr role="row">
    <th role="rowheader" scope="row" className={styles.programs}>
      <code>{remote}</code>
      {programs.length === 0 && <span className={styles.soft}>{INSTALLED_TEXTS.none}</span>}
      {programs.map(({ to, title, icon }) => (
        <Link key={to} to={to} className={styles.program}>
          <Icon name={icon} size={20} />
          {title}
        </Link>
      ))}
    </th>
    <Cell column="from">{from}</Cell>
    <Cell column="release">
      {version}
      <span className={styles.soft}>{release ?? INSTALLED_TEXTS.withProduct}</span>
      {isPreview && (
        <span>
          <Badge tone="orange">{INSTALLED_TEXTS.preview}</Badge> {INSTALLED_TEXTS.onlyYou}
        </span>
      )}
    </Cell>
    <Cell column="windows">{inWindows ? INSTALLED_TEXTS.yes : INSTALLED_TEXTS.no}</Cell>
    <Cell column="state">
      <RemoteState remote={remote} />
    </Cell>
  </tr>
);

const Cell = ({ column, children }: { column: (typeof COLUMNS)[number]; children: ReactNode }) => (
  <td role="cell">
    <span className={styles.label} aria-hidden>
      {INSTALLED_TEXTS[column]}
    </span>
    <span className={styles.value}>{children}</span>
  </td>
);
