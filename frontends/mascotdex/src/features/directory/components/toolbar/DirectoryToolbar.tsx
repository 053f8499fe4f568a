import { PAGES } from '@marcel/contracts';
import { Button, Icon, LinkButton } from '@marcel/kit';
import { countFilters } from '../../directory-state';
import type { DirectoryStateControl } from '../../use-directory-state';
import styles from './DirectoryToolbar.module.css';
import { SearchBox } from './SearchBox';
import { SortControls } from './SortControls';
import { ViewSwitch } from './ViewSwitch';

interface DirectoryToolbarProps extends DirectoryStateControl {
  filtersId: string;
  filtersOpen: boolean;
  onFiltersToggle: () => void;
  onReset: () => void;
  /** How often everything was reset; the search box starts anew each time. */
  resets: number;
  /** Whether one goes on at the search box that started anew. */
  searchTakesFocus: boolean;
}

/** Everything that steers the directory, in the window's toolbar. */
export function DirectoryToolbar(props: DirectoryToolbarProps) {
  const { filtersId, filtersOpen, onFiltersToggle, onReset, resets, searchTakesFocus, state, change } = props;
  const filters = countFilters(state);
  return (
    <>
      <SearchBox
        key={resets}
        value={state.search}
        takesFocus={searchTakesFocus}
        onSearch={(search) => change({ search }, { replace: true })}
      />
      <Button aria-expanded={filtersOpen} aria-controls={filtersId} onClick={onFiltersToggle}>
        <Icon name="filter" />
        {filters === 0 ? 'Filters' : `Filters (${filters})`}
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
