import type { SortOrder } from '@marcel/contracts';
import { Button, Icon, SelectField, Tooltip } from '@marcel/kit';
import { DIRECTORY_SORTS, naturalOrder } from '../../directory-state';
import type { DirectoryStateControl } from '../../use-directory-state';
import { SORT_TEXTS } from '../../texts';
import styles from './SortControls.module.css';

const OPTIONS = DIRECTORY_SORTS.map(({ field, label }) => ({ value: field, label }));
const NAMES: Record<SortOrder, string> = { asc: 'ascending', desc: 'descending' };

export function SortControls({ state: { sortBy, sortOrder }, change }: DirectoryStateControl) {
  const other = sortOrder === 'asc' ? 'desc' : 'asc';
  // The menu names each order by its own direction.
  const isReversed = sortOrder !== naturalOrder(sortBy);
  const sort = (label: string) => {
    const field = DIRECTORY_SORTS.find((choice) => choice.field === label)?.field;
    if (field) change({ sortBy: field, sortOrder: naturalOrder(field) });
  };
  return (
    <div className={styles.sort}>
      <SelectField
        quiet
        label="Sort by"
        options={OPTIONS}
        value={sortBy}
        onChange={({ target }) => sort(target.value)}
      />
      <Tooltip label={SORT_TEXTS.sorted(NAMES[sortOrder])}>
        <Button
          className={styles.direction}
          aria-label={SORT_TEXTS.reverse}
          aria-pressed={isReversed}
          onClick={() => change({ sortOrder: other })}
        >
          <Icon name={sortOrder === 'asc' ? 'up' : 'down'} />
          {isReversed && SORT_TEXTS.reversed}
        </Button>
      </Tooltip>
    </div>
  );
}
