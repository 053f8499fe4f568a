import { PAGES, type SortOrder } from '@marcel/contracts';
import { Button, Icon, LinkButton, SelectField, Tooltip } from '@marcel/kit';
import type { ReactNode } from 'react';
import { usePage } from '@marcel/kit/programs';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  countFilters,
  DIRECTORY_SORTS,
  type DirectoryState,
  isListLayout,
  mascotQuery,
  naturalOrder,
  type View,
} from '../../directory-state';
import type { DirectoryStateControl } from '../../use-directory-state';
import { SORT_TEXTS } from '../../texts';
import styles from './DirectoryToolbar.module.css';
import { Glyph } from '../../../../shared/glyph/Glyph';
import { windowOf } from '../../../../shared/focus/leave-button';
import { mascotPages } from '../../../../shared/mascots/mascot-pages';
import type { useFiltersPanel } from '../../use-filters-panel';
import { SearchBox } from './SearchBox';

const OPTIONS = DIRECTORY_SORTS.map(({ field, label }) => ({ value: field, label }));
const NAMES: Record<SortOrder, string> = { asc: 'ascending', desc: 'descending' };

function SortControls({ state: { sortBy, sortOrder }, change }: DirectoryStateControl) {
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

const CHOICES: readonly { view: View; label: string; icon: ReactNode }[] = [
  { view: 'grid', label: 'Grid view', icon: <Icon name="grid" /> },
  { view: 'list', label: 'List view', icon: <Icon name="list" /> },
  { view: 'dense', label: 'Dense view', icon: <Glyph name="dense" /> },
  { view: 'lucky', label: "I'm Feeling Lucky", icon: <Icon name="cards" /> },
  { view: 'favourites', label: 'Your favourites', icon: <Glyph name="star" /> },
];

/** Other mascots than before are seen from the first one on. */
const toTop = (button: HTMLElement): void =>
  (windowOf(button)?.querySelector('[data-window-body]') ?? window).scrollTo(0, 0);

function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <div className={styles.views} role="group" aria-label="View">
      {CHOICES.map((choice) => (
        <Tooltip key={choice.view} label={choice.label}>
          <Button
            className={styles.view}
            aria-label={choice.label}
            aria-pressed={choice.view === view}
            onClick={({ currentTarget }) => {
              if (!isListLayout(view) || !isListLayout(choice.view)) toTop(currentTarget);
              onView(choice.view);
            }}
          >
            {choice.icon}
          </Button>
        </Tooltip>
      ))}
    </div>
  );
}

interface DirectoryToolbarProps extends DirectoryStateControl {
  filters: ReturnType<typeof useFiltersPanel>;
  onReset: () => void;
  resets: number;
  searchTakesFocus: boolean;
}

export function DirectoryToolbar(props: DirectoryToolbarProps) {
  const { filters, onReset, resets, searchTakesFocus, state, change } = props;
  const count = countFilters(state);
  const failed = useListFailed(state);
  return (
    <>
      <SearchBox
        key={resets}
        value={state.search}
        takesFocus={searchTakesFocus}
        suggests={!failed}
        onSearch={(search) => change({ search }, { replace: true })}
      />
      <Button
        aria-expanded={filters.open}
        aria-controls={filters.id}
        onClick={({ currentTarget }) => filters.toggle(currentTarget)}
      >
        <Icon name="filter" />
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      <Button onClick={onReset}>Reset</Button>
      <ViewSwitch view={state.view} onView={(view) => change({ view })} />
      <div className={styles.end}>
        <SortControls state={state} change={change} />
        <LinkButton kind="primary" to={PAGES.submit}>
          <Icon name="plus" />
          Submit Mascot
        </LinkButton>
      </div>
    </>
  );
}

function useListFailed(state: DirectoryState): boolean {
  const [from] = usePage('page');
  const { isError, data } = useInfiniteQuery({ ...mascotPages(mascotQuery(state).toString(), from), enabled: false });
  return isListLayout(state.view) && isError && !data;
}
