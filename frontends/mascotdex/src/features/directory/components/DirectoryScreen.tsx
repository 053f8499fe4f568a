import { MASCOTDEX_WORDS, PAGES } from '@marcel/contracts';
import { usePageMeta, ProgramWindow } from '@marcel/kit';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CompareTray } from '../../../shared/comparison/CompareTray';
import { useForgetsCameFrom } from '../../../shared/navigation/came-from';
import { YourSubmissions } from '../../../shared/receipts/YourSubmissions';
import { DEFAULT_STATE, isListLayout, writeDirectoryState } from '../directory-state';
import { useDirectoryState } from '../use-directory-state';
import { useFiltersPanel } from '../use-filters-panel';
import { FiltersPanel } from './filters/FiltersPanel';
import { ActiveFilters } from './filters/ActiveFilters';
import { DirectoryList } from './DirectoryList';
import { NewMascots } from './results/NewMascots';
import { DirectoryToolbar } from './toolbar/DirectoryToolbar';

/** `/mascotdx`: all mascots, to be searched, narrowed, sorted and browsed. */
export function DirectoryScreen() {
  const { state, change } = useDirectoryState();
  const [params] = useSearchParams();
  const filters = useFiltersPanel();
  // What is half typed or half dragged when Reset is pressed must go too: the controls start anew.
  const [resets, setResets] = useState(0);
  const startAnew = () => setResets((count) => count + 1);
  const reset = () => {
    startAnew();
    change({ ...DEFAULT_STATE, view: state.view });
  };
  // The button for it is gone with the empty list: one goes on at the search.
  const [goesOnAt, setGoesOnAt] = useState<number>();
  const resetFromList = () => {
    setGoesOnAt(resets + 1);
    reset();
  };
  const showNewest = () => {
    const newest = { ...DEFAULT_STATE, view: isListLayout(state.view) ? state.view : DEFAULT_STATE.view };
    if (params.toString() !== writeDirectoryState(newest).toString()) change(newest);
    startAnew();
  };
  // An address that names no day of the past must not look as if it did.
  const isOfNoDay = state.asOf === null && params.has('asOf');
  useEffect(() => {
    if (isOfNoDay) change({}, { replace: true });
  }, [isOfNoDay, change]);
  useForgetsCameFrom();
  usePageMeta(MASCOTDEX_WORDS.directory);
  return (
    <ProgramWindow
      title="Mascotdex"
      icon="mascotdex"
      back={{ label: 'Back', to: PAGES.desktop }}
      toolbar={
        <DirectoryToolbar
          {...{ filters, state, change, resets }}
          searchTakesFocus={goesOnAt === resets}
          onReset={reset}
        />
      }
    >
      <YourSubmissions />
      {filters.open && <FiltersPanel key={resets} id={filters.id} state={state} change={change} />}
      <ActiveFilters state={state} change={change} />
      <DirectoryList state={state} change={change} onReset={resetFromList} />
      {state.asOf === null && <NewMascots onShow={showNewest} />}
      <CompareTray />
    </ProgramWindow>
  );
}
