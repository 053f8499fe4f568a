import { MASCOT_LIMITS, type MascotSuggestions, PAGES } from '@marcel/contracts';
import { type KeyboardEvent, type KeyboardEventHandler, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, Icon, LinkButton, SelectField } from '@marcel/kit';
import { usePage, useSettled } from '@marcel/kit/programs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { mascotPage } from '../../../shared/navigation';
import { MascotPortrait } from '../../../shared/mascot-parts/mascot-parts';
import { Marked, SearchedFor } from '../../../shared/search/Marked';
import styles from './DirectoryToolbar.module.css';
import { searchOf, windowOf } from '../../../shared/focus';
import { useSuggestions } from '../api';
import {
  countFilters,
  DIRECTORY_SORTS,
  type DirectoryState,
  type DirectoryStateControl,
  isListLayout,
  mascotQuery,
  naturalOrder,
  SEARCH_DEBOUNCE_MS,
  type View,
} from '../directory-state';
import { Glyph } from '../../../shared/favourites/FavouriteButton';
import { mascotPages } from '../../../shared/mascots';
import type { useFiltersPanel } from './FiltersPanel';
import { Tooltip, TooltipProvider } from './Tooltip';

interface SuggestionsProps extends MascotSuggestions {
  search: string;
  onKeyDown: KeyboardEventHandler;
  onChosen: () => void;
}

const Suggestions = ({ suggestions, isNear, search, onKeyDown, onChosen }: SuggestionsProps) => (
  <SearchedFor value={isNear ? '' : search}>
    <div className={styles.panel}>
      <p role="status" className={styles.head}>
        {isNear ? 'Did you mean' : `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}`}
      </p>
      <ul className="m-bare">
        {suggestions.map((mascot) => (
          <li key={mascot.id}>
            <Link to={mascotPage(mascot.slug)} className={styles.suggestion} onKeyDown={onKeyDown} onClick={onChosen}>
              <span className={styles.picture} aria-hidden="true">
                <MascotPortrait mascot={mascot} sizes="36px" ratio={1} />
              </span>
              <span className={styles.name}>
                <Marked text={mascot.name} />
              </span>
              <span className={styles.brand}>
                <Marked text={mascot.brand} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </SearchedFor>
);

function SearchBox({ state, change, takesFocus }: DirectoryStateControl & { takesFocus: boolean }) {
  const value = state.search;
  const [text, setText] = useSettled({
    value,
    onSettled: (search) => change({ search }, { replace: true }),
    delayMs: SEARCH_DEBOUNCE_MS,
  });
  const failed = useListFailed(state);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) searchOf(box.current?.parentElement ?? null)?.focus({ preventScroll: true });
  }, [takesFocus]);
  const [typing, setTyping] = useState(false);
  const found = useSuggestions(typing && !failed ? value : '');
  const open = typing && found !== undefined && found.suggestions.length > 0;

  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    if (event.key === 'Enter' && at === 0) setTyping(false);
    if (!open) return;
    if (event.key === 'Escape') {
      setTyping(false);
      stops[0]?.focus();
    } else if (event.key === 'ArrowDown') stops[at + 1]?.focus();
    else if (event.key === 'ArrowUp') stops[at - 1]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={box}
      className={styles.box}
      role="search"
      data-stays=""
      data-room="wide"
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setTyping(false);
      }}
    >
      <Icon name="search" />
      <input
        type="search"
        className={styles.input}
        aria-label="Search mascots"
        placeholder="Search by name, brand or looks"
        maxLength={MASCOT_LIMITS.shortText}
        autoComplete="off"
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.target.value);
          setTyping(true);
        }}
      />
      {open && <Suggestions {...found} search={value} onKeyDown={onKeyDown} onChosen={() => setTyping(false)} />}
    </div>
  );
}

const OPTIONS = DIRECTORY_SORTS.map(({ field, label }) => ({ value: field, label }));

function SortControls({ state: { sortBy, sortOrder }, change }: DirectoryStateControl) {
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
      <Tooltip label={`Sorted ${sortOrder === 'asc' ? 'ascending' : 'descending'}`}>
        <Button
          className={styles.direction}
          aria-label="Reverse sort direction"
          aria-pressed={isReversed}
          onClick={() => change({ sortOrder: sortOrder === 'asc' ? 'desc' : 'asc' })}
        >
          <Icon name={sortOrder === 'asc' ? 'up' : 'down'} />
          {isReversed && 'reversed'}
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

function ViewSwitch({ state: { view }, change }: DirectoryStateControl) {
  return (
    <div className={styles.views} role="group" aria-label="View">
      {CHOICES.map((choice) => (
        <Tooltip key={choice.view} label={choice.label}>
          <Button
            className={styles.view}
            aria-label={choice.label}
            aria-pressed={choice.view === view}
            onClick={({ currentTarget }) => {
              if (!isListLayout(view) || !isListLayout(choice.view))
                (windowOf(currentTarget)?.querySelector('[data-window-body]') ?? window).scrollTo(0, 0);
              change({ view: choice.view });
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
  return (
    <TooltipProvider>
      <SearchBox key={resets} {...{ state, change }} takesFocus={searchTakesFocus} />
      <Button
        aria-expanded={filters.open}
        aria-controls={filters.id}
        onClick={({ currentTarget }) => filters.toggle(currentTarget)}
      >
        <Icon name="filter" />
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      <Button onClick={onReset}>Reset</Button>
      <ViewSwitch {...{ state, change }} />
      <div className={styles.end}>
        <SortControls state={state} change={change} />
        <LinkButton kind="primary" to={PAGES.submit}>
          <Icon name="plus" />
          Submit Mascot
        </LinkButton>
      </div>
    </TooltipProvider>
  );
}

function useListFailed(state: DirectoryState): boolean {
  const [from] = usePage('page');
  const { isError, data } = useInfiniteQuery({ ...mascotPages(mascotQuery(state).toString(), from), enabled: false });
  return isListLayout(state.view) && isError && !data;
}
