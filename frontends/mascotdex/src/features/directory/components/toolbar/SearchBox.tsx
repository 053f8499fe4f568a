import { MASCOT_LIMITS } from '@marcel/contracts';
import { Icon } from '@marcel/kit';
import { useSettled } from '@marcel/kit/programs';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { searchOf } from '../../../../shared/focus/leave-button';
import { useSuggestions } from '../../api/use-suggestions';
import { SEARCH_DEBOUNCE_MS } from '../../use-directory-state';
import styles from './SearchBox.module.css';
import { Suggestions } from './Suggestions';

interface SearchBoxProps {
  value: string;
  /** Whether it has the focus from the beginning. */
  takesFocus: boolean;
  /** Whether suggestions may lie over what is below, which they would hide when it failed and can be tried again. */
  suggests: boolean;
  onSearch: (search: string) => void;
}

/** Searches while one types, once the typing pauses, and suggests whom one may mean: the arrow keys lead to them, Enter and Escape away. */
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
