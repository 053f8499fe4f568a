import { MASCOT_LIMITS } from '@marcel/contracts';
import { TextField } from '@marcel/kit';
import { Choice } from '../../../shared/components/Choice';
import type { PopulationView } from '../population';
import styles from './PopulationToolbar.module.css';
import { POPULATION_FILTERS, POPULATION_SORTS } from '../population';

const FILTERS = POPULATION_FILTERS.map(({ key, label }) => ({ value: key, label }));
const SORTS = POPULATION_SORTS.map(({ key, label }) => ({ value: key, label }));

interface PopulationToolbarProps {
  view: PopulationView;
  onChange: (change: Partial<PopulationView>) => void;
}

export const PopulationToolbar = ({ view, onChange }: PopulationToolbarProps) => (
  <div role="search" className={styles.toolbar}>
    <TextField
      className={styles.search}
      label="Search mascots"
      type="search"
      placeholder="Name or brand"
      maxLength={MASCOT_LIMITS.shortText}
      value={view.search}
      onChange={(event) => onChange({ search: event.target.value })}
    />
    <Choice label="Status" value={view.filter} options={FILTERS} onChange={(filter) => onChange({ filter })} />
    <Choice label="Sort by" value={view.sort} options={SORTS} onChange={(sort) => onChange({ sort })} />
  </div>
);
