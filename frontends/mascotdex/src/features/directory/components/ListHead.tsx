import { Button, Icon, SelectField } from '@marcel/kit';
import { countText } from '@marcel/kit/programs';
import type { ReactNode, Ref } from 'react';
import { Glyph } from '../../../shared/favorites/FavoriteButton';
import { scrollToTop } from '../../../shared/focus';
import { DIRECTORY_SORTS, type DirectoryStateControl, isListLayout, naturalOrder, type View } from '../directory-state';
import styles from './MascotResults.module.css';
import { Tooltip } from './Tooltip';

const LAYOUTS: readonly { view: View; label: string; icon: ReactNode }[] = [
  { view: 'grid', label: 'Grid view', icon: <Icon name="grid" /> },
  { view: 'list', label: 'List view', icon: <Icon name="list" /> },
  { view: 'dense', label: 'Dense view', icon: <Glyph name="dense" /> },
];

const LayoutSwitch = ({ state: { view }, change }: DirectoryStateControl) => (
  <div className={styles.layouts} role="group" aria-label="View">
    {LAYOUTS.map((layout) => (
      <Tooltip key={layout.view} label={layout.label}>
        <Button
          className={styles.layout}
          aria-label={layout.label}
          aria-pressed={layout.view === view}
          onClick={({ currentTarget }) => {
            if (!isListLayout(view)) scrollToTop(currentTarget);
            change({ view: layout.view });
          }}
        >
          {layout.icon}
        </Button>
      </Tooltip>
    ))}
  </div>
);

const OPTIONS = DIRECTORY_SORTS.map(({ field, label }) => ({ value: field, label }));

function SortControls({ state: { sortBy, sortOrder }, change }: DirectoryStateControl) {
  const isReversed = sortOrder !== naturalOrder(sortBy);
  const sort = (value: string) => {
    const field = DIRECTORY_SORTS.find((choice) => choice.field === value)?.field;
    if (field) change({ sortBy: field, sortOrder: naturalOrder(field) });
  };
  return (
    <div className={styles.sort}>
      <SelectField
        isLabelHidden
        label="Sort by"
        options={OPTIONS}
        value={sortBy}
        onChange={({ target }) => sort(target.value)}
      />
      <Tooltip label={`Sorted ${sortOrder === 'asc' ? 'ascending' : 'descending'}`}>
        <Button
          className={styles.layout}
          aria-label="Reverse sort direction"
          aria-pressed={isReversed}
          onClick={() => change({ sortOrder: sortOrder === 'asc' ? 'desc' : 'asc' })}
        >
          <Glyph name={sortOrder === 'asc' ? 'ascending' : 'descending'} />
        </Button>
      </Tooltip>
    </div>
  );
}

interface ListHeadProps extends DirectoryStateControl {
  total: number | undefined;
  ref?: Ref<HTMLParagraphElement>;
}

/** Shows the number of mascots, and how they are laid out and sorted. */
export const ListHead = ({ total, ref, ...control }: ListHeadProps) => (
  <div className={styles.header}>
    <p ref={ref} className="m-soft" role="status" tabIndex={-1}>
      {total !== undefined && countText(total, 'mascot')}
    </p>
    <LayoutSwitch {...control} />
    <SortControls {...control} />
  </div>
);
