import { MASCOT_LIMITS, type MascotSuggestions, PAGES } from '@marcel/contracts';
import type { KeyboardEvent, KeyboardEventHandler, MouseEvent, RefObject } from 'react';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, classes, Icon, LinkButton, WindowHostContext } from '@marcel/kit';
import { countText, usePage, useDebouncedDraft } from '@marcel/kit/programs';
import { useQuery } from '@tanstack/react-query';
import { isComingBack, mascotPage } from '../../../shared/navigation';
import { MascotPortrait } from '../../../shared/mascot-parts/mascot-parts';
import { HighlightedText, SearchTerm } from '../../../shared/search/HighlightedText';
import styles from './DirectoryToolbar.module.css';
import { scrollToTop, closestWindow } from '../../../shared/focus';
import { useSuggestions } from '../api';
import type { DirectoryState, DirectoryStateControl, View } from '../directory-state';
import { countFilters, DEFAULT_STATE, isListLayout, mascotQuery, SEARCH_DEBOUNCE_MS } from '../directory-state';
import { Glyph } from '../../../shared/favorites/FavoriteButton';
import { mascotList } from '../../../shared/mascots';
import type { useFiltersPanel } from './FiltersPanel';
import { Tooltip } from './Tooltip';

interface SuggestionsProps extends MascotSuggestions {
  search: string;
  onKeyDown: KeyboardEventHandler;
  onChoose: () => void;
}

const Suggestions = ({ suggestions, isNear, search, onKeyDown, onChoose }: SuggestionsProps) => (
  <SearchTerm value={isNear ? '' : search}>
    <div className={styles.panel}>
      <p role="status" className={styles.heading}>
        {isNear ? 'Did you mean' : countText(suggestions.length, 'suggestion')}
      </p>
      <ul className="m-bare">
        {suggestions.map((mascot) => (
          <li key={mascot.id}>
            <Link to={mascotPage(mascot.slug)} className={styles.suggestion} onKeyDown={onKeyDown} onClick={onChoose}>
              <span className={styles.picture} aria-hidden="true">
                <MascotPortrait mascot={mascot} sizes="36px" ratio={1} />
              </span>
              <span className={styles.name}>
                <HighlightedText text={mascot.name} />
              </span>
              <span className={styles.brand}>
                <HighlightedText text={mascot.brand} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </SearchTerm>
);

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';

/** Focuses the search when the directory is opened, after a reset, and on the key `/`. Opening does not raise on-screen keyboards. */
function useSearchFocus(input: RefObject<HTMLInputElement | null>, shouldFocus: boolean): void {
  const isBehind = useContext(WindowHostContext)?.isFront === false;
  const focus = () => input.current?.focus({ preventScroll: true });
  const focusInitially = useEffectEvent(() => {
    const { activeElement } = document;
    const isOpened =
      activeElement?.matches('h1') && input.current && closestWindow(input.current)?.contains(activeElement);
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    if (shouldFocus || (isOpened && !isComingBack() && !isTouch)) focus();
  });
  // Wait for the effect of the window, which focuses its heading.
  useEffect(() => queueMicrotask(() => focusInitially()), [shouldFocus]);
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isTyping = target instanceof Element && target.matches(TEXT_FIELDS);
    if (key !== '/' || ctrlKey || metaKey || altKey || isTyping || isBehind) return;
    event.preventDefault();
    focus();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function SearchBox({ state, change, shouldFocus }: DirectoryStateControl & { shouldFocus: boolean }) {
  const value = state.search;
  const [text, setText] = useDebouncedDraft({
    value,
    onCommit: (search) => change({ search }, { replace: true }),
    delayMs: SEARCH_DEBOUNCE_MS,
  });
  const hasListFailed = useHasListFailed(state);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useSearchFocus(input, shouldFocus);
  const [isTyping, setIsTyping] = useState(false);
  const results = useSuggestions(isTyping && !hasListFailed ? value : '');
  const open = isTyping && results !== undefined && results.suggestions.length > 0;

  const onKeyDown = (event: KeyboardEvent) => {
    const focusable = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const index = focusable.findIndex((stop) => stop === document.activeElement);
    if (event.key === 'Enter' && index === 0) setIsTyping(false);
    if (!open) return;
    if (event.key === 'Escape') {
      setIsTyping(false);
      focusable[0]?.focus();
    } else if (event.key === 'ArrowDown') focusable[index + 1]?.focus();
    else if (event.key === 'ArrowUp') focusable[index - 1]?.focus();
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
        if (!currentTarget.contains(relatedTarget)) setIsTyping(false);
      }}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label="Search mascots"
        placeholder="Search name, brand or description"
        maxLength={MASCOT_LIMITS.shortText}
        autoComplete="off"
        value={text}
        aria-keyshortcuts="/"
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.target.value);
          setIsTyping(true);
        }}
      />
      {open && <Suggestions {...results} search={value} onKeyDown={onKeyDown} onChoose={() => setIsTyping(false)} />}
    </div>
  );
}

interface DirectoryToolbarProps extends DirectoryStateControl {
  filters: ReturnType<typeof useFiltersPanel>;
  resets: number;
  shouldFocusSearch: boolean;
}

export function DirectoryToolbar({ filters, resets, shouldFocusSearch, state, change }: DirectoryToolbarProps) {
  const count = countFilters(state);
  const toggle = (view: View) => ({
    'aria-pressed': state.view === view,
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      scrollToTop(currentTarget);
      change({ view: state.view === view ? DEFAULT_STATE.view : view });
    },
  });
  return (
    <>
      <SearchBox key={resets} {...{ state, change }} shouldFocus={shouldFocusSearch} />
      <Button aria-expanded={filters.isOpen} aria-controls={filters.id} onClick={() => filters.show(!filters.isOpen)}>
        <Icon name="filter" />
        <span className="m-word">Filters</span>
        {count > 0 && ` (${count})`}
      </Button>
      <Button {...toggle('lucky')} className={classes(styles.toggle, styles.named)}>
        <Icon name="cards" />
        I&apos;m Feeling Lucky
      </Button>
      <Tooltip label="Your favorites">
        <Button {...toggle('favorites')} className={styles.toggle} aria-label="Your favorites">
          <Glyph name="star" />
        </Button>
      </Tooltip>
      <LinkButton kind="primary" to={PAGES.submit} className={styles.named}>
        <Icon name="plus" />
        Submit Mascot
      </LinkButton>
    </>
  );
}

function useHasListFailed(state: DirectoryState): boolean {
  const [page] = usePage('page');
  const { isError, data } = useQuery({ ...mascotList(mascotQuery(state).toString(), page), enabled: false });
  return isListLayout(state.view) && isError && !data;
}
