import { PAGES } from '@marcel/contracts';
import { Button, Icon, LinkButton } from '@marcel/kit';
import { countFilters } from '../../directory-state';
import type { DirectoryStateControl } from '../../use-directory-state';
import type { useFiltersPanel } from '../../use-filters-panel';
import { useListFailed } from '../../use-list-failed';
import styles from './DirectoryToolbar.module.css';
import { SearchBox } from './SearchBox';
import { SortControls } from './SortControls';
import { ViewSwitch } from './ViewSwitch';

interface DirectoryToolbarProps extends DirectoryStateControl {
  filters: ReturnType<typeof useFiltersPanel>;
  onReset: () => void;
  /** How often everything was reset; the search box starts anew each time. */
  resets: number;
  /** Whether one goes on at the search box that started anew. */
  searchTakesFocus: boolean;
}

/** Everything that steers the directory, in the window's toolbar. */
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
