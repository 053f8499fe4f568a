import { MASCOT_LIMITS, SUBMISSION_SORTS, SUBMISSION_STATUS_LABELS, SUBMISSION_STATUSES } from '@marcel/contracts';
import { TextField } from '@marcel/kit';
import { Choice } from '../../../shared/components/Choice';
import type { ListView } from '../list-view';
import styles from './ListToolbar.module.css';

const STATUSES = [
  { value: 'all', label: 'All Statuses' },
  ...SUBMISSION_STATUSES.map((status) => ({ value: status, label: SUBMISSION_STATUS_LABELS[status] })),
] as const;

const SORTS = SUBMISSION_SORTS.map(({ key, label }) => ({ value: key, label }));

interface ListToolbarProps {
  view: ListView;
  onChange: (change: Partial<ListView>) => void;
}

export function ListToolbar({ view, onChange }: ListToolbarProps) {
  return (
    <div role="search" className={styles.toolbar}>
      <TextField
        className={styles.search}
        label="Search submissions"
        type="search"
        placeholder="Mascot or brand"
        maxLength={MASCOT_LIMITS.shortText}
        value={view.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <Choice
        label="Status"
        value={view.status ?? 'all'}
        options={STATUSES}
        onChange={(status) => onChange({ status: status === 'all' ? null : status })}
      />
      <Choice label="Sort by" value={view.sort} options={SORTS} onChange={(sort) => onChange({ sort })} />
    </div>
  );
}
