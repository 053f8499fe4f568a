import { MASCOT_LIMITS, type MascotSuggestions } from '@marcel/contracts';
import { type KeyboardEvent, type KeyboardEventHandler, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@marcel/kit';
import { useSettled } from '@marcel/kit/programs';
import { mascotPage } from '../../../../shared/navigation/pages';
import { MascotPortrait } from '../../../../shared/portrait/MascotPortrait';
import { Marked, SearchedFor } from '../../../../shared/search/Marked';
import { SUGGESTION_TEXTS } from '../../texts';
import styles from './SearchBox.module.css';
import { searchOf } from '../../../../shared/focus/leave-button';
import { useSuggestions } from '../../api';
import { SEARCH_DEBOUNCE_MS } from '../../use-directory-state';

interface SuggestionsProps extends MascotSuggestions {
  search: string;
  onKeyDown: KeyboardEventHandler;
  onChosen: () => void;
}

const Suggestions = ({ suggestions, isNear, search, onKeyDown, onChosen }: SuggestionsProps) => (
  <SearchedFor value={isNear ? '' : search}>
    <div className={styles.panel}>
      <p role="status" className={styles.head}>
        {isNear ? SUGGESTION_TEXTS.near : SUGGESTION_TEXTS.found(suggestions.length)}
      </p>
      <ul className={styles.list}>
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

interface SearchBoxProps {
  value: string;
  takesFocus: boolean;
  suggests: boolean;
  onSearch: (search: string) => void;
}

export function SearchBox({ value, takesFocus, suggests, onSearch }: SearchBoxProps) {
  const [text, setText] = useSettled({ value, onSettled: onSearch, delayMs: SEARCH_DEBOUNCE_MS });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) searchOf(box.current?.parentElement ?? null)?.focus({ preventScroll: true });
  }, [takesFocus]);
  const [typing, setTyping] = useState(false);
  const found = useSuggestions(typing && suggests ? value : '');
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
