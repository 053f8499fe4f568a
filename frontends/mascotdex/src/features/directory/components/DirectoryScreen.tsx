import { LIVE_EVENTS, MASCOTDEX_META, NewMascot, PAGES } from '@marcel/contracts';
import { Button, Icon, ProgramWindow, usePageMeta } from '@marcel/kit';
import { countText } from '@marcel/kit/programs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NewItemsButton } from '../../../shared/live/NewItemsButton';
import { mascotKeys } from '../../../shared/mascots';
import { isListed, fetchMissedMascots, refetchList } from '../api';
import {
  CHOICE_FILTERS,
  DIRECTORY_TEXTS,
  FULL_RANGES,
  isNarrowed,
  NO_CHOICE,
  RANGE_FILTERS,
  rangeText,
} from '../choices';
import { moveFocusFrom, scrollToTop, findSearchInput, closestWindow } from '../../../shared/focus';
import { dayText } from '../../../shared/days/days';
import type { DirectoryState, DirectoryStateControl } from '../directory-state';
import { DEFAULT_STATE, isListLayout, useDirectoryState, writeDirectoryState } from '../directory-state';
import styles from './FiltersPanel.module.css';
import { CompareTray } from '../../../shared/comparison/CompareTray';
import { FiltersPanel, useFiltersPanel } from './FiltersPanel';
import { DirectoryList } from './DirectoryList';
import { DirectoryToolbar } from './DirectoryToolbar';
import { TooltipProvider } from './Tooltip';

export function DirectoryScreen() {
  const { state, change } = useDirectoryState();
  const [params] = useSearchParams();
  const filters = useFiltersPanel();
  // Reset also discards half-typed text and half-dragged handles.
  const [resets, setResets] = useState(0);
  const resetControls = () => setResets((count) => count + 1);
  const reset = () => {
    resetControls();
    change({ ...DEFAULT_STATE, view: state.view });
  };
  const [searchFocusReset, setSearchFocusReset] = useState<number>();
  const resetFromList = () => {
    setSearchFocusReset(resets + 1);
    reset();
  };
  const showNewest = () => {
    const newest = { ...DEFAULT_STATE, view: isListLayout(state.view) ? state.view : DEFAULT_STATE.view };
    if (params.toString() !== writeDirectoryState(newest).toString()) change(newest);
    resetControls();
  };
  // Removes an invalid or future day from the address.
  const hasInvalidDay = state.asOf === null && params.has('asOf');
  useEffect(() => {
    if (hasInvalidDay) change({}, { replace: true });
  }, [hasInvalidDay, change]);
  usePageMeta(MASCOTDEX_META.directory);
  return (
    <TooltipProvider>
      <ProgramWindow
        title="Mascotdex"
        icon="mascotdex"
        back={{ label: 'Back', to: PAGES.desktop }}
        toolbar={
          <DirectoryToolbar {...{ filters, state, change, resets }} shouldFocusSearch={searchFocusReset === resets} />
        }
      >
        <div className={styles.layout}>
          {filters.isOpen && <FiltersPanel {...{ filters, state, change, resets }} onReset={reset} />}
          <div>
            <ActiveFilters state={state} change={change} />
            <DirectoryList state={state} change={change} onReset={resetFromList} />
          </div>
        </div>
        {state.asOf === null && <NewMascots onShow={showNewest} />}
        <CompareTray />
      </ProgramWindow>
    </TooltipProvider>
  );
}

function ActiveFilters({ state, change }: DirectoryStateControl) {
  const filters = activeFilters(state);
  const list = useRef<HTMLUListElement>(null);
  if (filters.length === 0) return null;
  return (
    <ul ref={list} className={styles.filters} aria-label="Active filters">
      {filters.map(({ text, without }) => (
        <li key={text}>
          <Button
            className={styles.filter}
            aria-label={`${text}, remove`}
            onClick={({ currentTarget }) => {
              moveFocusFrom(currentTarget, list.current, findSearchInput(closestWindow(currentTarget)));
              change(without);
            }}
          >
            {text}
            <Icon name="close" size={12} />
          </Button>
        </li>
      ))}
    </ul>
  );
}

function activeFilters({ search, choices, ranges, asOf, view }: DirectoryState) {
  const days =
    asOf === null || view === 'favorites' ? [] : [{ text: `As of: ${dayText(asOf)}`, without: { asOf: null } }];
  const searches = search.trim() === '' ? [] : [{ text: `Search: ${search.trim()}`, without: { search: '' } }];
  const chosen = CHOICE_FILTERS.filter(({ name }) => choices[name] !== NO_CHOICE).map(({ name, label }) => ({
    text: `${label}: ${choices[name]}`,
    without: { choices: { ...choices, [name]: NO_CHOICE } },
  }));
  const narrowed = RANGE_FILTERS.filter((filter) => isNarrowed(filter, ranges)).map(({ name, label, full }) => ({
    text: `${label}: ${rangeText(ranges[name], full)}`,
    without: { ranges: { ...ranges, [name]: FULL_RANGES[name] } },
  }));
  const filters: { text: string; without: Partial<DirectoryState> }[] = [...days, ...searches, ...chosen, ...narrowed];
  return filters;
}

function NewMascots({ onShow }: { onShow: () => void }) {
  const client = useQueryClient();
  return (
    <NewItemsButton
      text={(count) => countText(count, 'new mascot')}
      failed={DIRECTORY_TEXTS.listFailed}
      getIds={({ event, data }) => {
        if (event === LIVE_EVENTS.imported) return null;
        const mascot = event === undefined ? NewMascot.safeParse(JSON.parse(data)).data : undefined;
        return mascot ? [mascot.id] : [];
      }}
      fetchMissed={() => fetchMissedMascots(client)}
      isNew={(id) => !isListed(client, id)}
      refetch={() => refetchList(client)}
      onShown={(_, button) => {
        void client.invalidateQueries({ queryKey: mascotKeys.allFacets });
        scrollToTop(button);
        moveFocusFrom(button, null);
        onShow();
      }}
    />
  );
}
