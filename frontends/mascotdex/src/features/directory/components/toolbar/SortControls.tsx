import { Button, Icon, SelectField, Tip } from '@marcel/kit';
import type { SortOrder } from '@marcel/contracts';
import { DIRECTORY_SORTS } from '../../state/directory-state';
import { naturalOrder } from '../../state/directory-state';
import type { DirectoryStateControl } from '../../state/use-directory-state';
import css from './SortControls.module.css';

const OPTIONS = DIRECTORY_SORTS.map(({ field, label }) => ({ value: field, label }));
const NAMES: Record<SortOrder, string> = { asc: 'ascending', desc: 'descending' };

export function SortControls({ state: { sortBy, sortOrder }, change }: DirectoryStateControl) {
  const other = sortOrder === 'asc' ? 'desc' : 'asc';
  const sort = (label: string) => {
    const field = DIRECTORY_SORTS.find((choice) => choice.field === label)?.field;
    if (field) change({ sortBy: field, sortOrder: naturalOrder(field) });
  };
  return (
    <div className={css.sort}>
      <SelectField
        quiet
        label="Sort by"
        options={OPTIONS}
        value={sortBy}
        onChange={({ target }) => sort(target.value)}
      />
      <Tip label={`Sorted ${NAMES[sortOrder]}`}>
        <Button
          className={css.direction}
          aria-label={`Sort direction: ${NAMES[sortOrder]}`}
          onClick={() => change({ sortOrder: other })}
        >
          <Icon name={sortOrder === 'asc' ? 'up' : 'down'} />
        </Button>
      </Tip>
    </div>
  );
}
