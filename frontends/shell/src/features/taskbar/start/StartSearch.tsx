import {
  ADMIN_TOKEN_STORAGE_KEY,
  fillPath,
  MASCOT_LIMITS,
  MASCOT_SUGGESTIONS,
  MascotSuggestions,
  PAGES,
  ROUTES,
} from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useDebouncedValue } from '@marcel/kit/programs';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { classes, Icon } from '@marcel/kit';
import { useNavigate } from 'react-router-dom';
import { useInstalledPrograms } from '../../../shared/installed-programs';
import { isStored } from '../../../shared/storage-keys';
import { type SearchResult, searchPages, searchablePages, resultCountText } from './search-results';
import styles from './StartSearch.module.css';

/** Debounce of the search, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 250;

/** Returns programs at once, without the server, and then also mascots. */
function useSearchResults(text: string): { results: readonly SearchResult[]; status: string; isLoading: boolean } {
  const isAdmin = isStored(() => localStorage, ADMIN_TOKEN_STORAGE_KEY);
  const pages = searchPages(searchablePages(useInstalledPrograms().programs, isAdmin), text);
  const { mascots = [], isLoading, hasFailed } = useMascots(text.trim());
  const results = [...pages, ...mascots];
  if (text.trim() === '') return { results, status: '', isLoading };
  if (isLoading) return { results, status: 'Searching Mascotdex...', isLoading };
  const countText = resultCountText(results.length);
  return { results, status: hasFailed ? `${countText} Mascots could not be searched.` : countText, isLoading };
}

function useMascots(text: string) {
  const debounced = useDebouncedValue(text, SEARCH_DEBOUNCE_MS);
  const isSearchable = text.length >= MASCOT_SUGGESTIONS.fromLetters && text.length <= MASCOT_LIMITS.shortText;
  const isSettled = isSearchable && debounced === text;
  const { data, isError, isFetching } = useQuery({
    queryKey: ['taskbar', 'mascots', debounced],
    queryFn: ({ signal }) => suggestMascots(debounced, signal),
    retry: false,
    enabled: isSettled,
  });
  return {
    mascots: isSettled ? data : undefined,
    isLoading: isSearchable && (debounced !== text || isFetching),
    hasFailed: isSettled && isError,
  };
}

async function suggestMascots(search: string, signal: AbortSignal): Promise<readonly SearchResult[]> {
  const address = `${ROUTES.mascotSuggestions}?${new URLSearchParams({ search })}`;
  const { suggestions } = await api.get(address, MascotSuggestions, { signal });
  return suggestions.map(({ name, brand, slug }) => ({
    title: name,
    icon: 'mascotdex',
    to: fillPath(PAGES.mascot, { slug }),
    detail: `Mascot of ${brand}`,
  }));
}

interface StartSearchProps {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onType: (text: string) => void;
  onOpen: () => void;
  onLeave: () => void;
}

export function StartSearch({ field, text, onType, onOpen, onLeave }: StartSearchProps) {
  const navigate = useNavigate();
  const { results, status, isLoading } = useSearchResults(text);
  const open = (index: number) => {
    const result = results[index];
    if (!result) return;
    onOpen();
    void navigate(result.to);
  };
  const listbox = useListbox({ text, count: results.length, isLoading, onChoose: open });
  const { id, active, optionId } = listbox.list;
  const onKeyDown = (event: KeyboardEvent) => {
    listbox.onKeyDown(event);
    if (text === '') return;
    if (event.key === 'Escape') onType('');
    if (event.key === 'Tab') onLeave();
  };
  return (
    <div role="search" className={classes(styles.search, text !== '' && styles.hasText)}>
      {results.length > 0 && (
        <ul id={id} role="listbox" aria-label="Results" className={styles.list}>
          {results.map(({ title, detail, icon, to, preload }, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={to}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              onPointerEnter={preload}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => open(index)}
            >
              <Icon name={icon} size={24} />
              <span className={styles.text}>
                <bdi className={styles.title}>{title}</bdi> <bdi className={styles.detail}>{detail}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.status}>
        {status}
      </p>
      <label className={styles.field}>
        <Icon name="search" />
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          aria-label="Search Marcel OS"
          placeholder="Type to search"
          maxLength={200}
          className={styles.input}
          value={text}
          onChange={(event) => onType(event.target.value)}
          {...listbox.field}
          onKeyDown={onKeyDown}
        />
      </label>
    </div>
  );
}

interface ListboxOptions {
  text: string;
  count: number;
  isLoading: boolean;
  onChoose: (index: number) => void;
}

function useListbox({ text, count, isLoading, onChoose }: ListboxOptions) {
  const id = useId();
  const [selection, setSelection] = useState({ text, at: 0 });
  const active = Math.min(selection.text === text ? selection.at : 0, count - 1);
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = active < 0 ? undefined : optionId(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  // Enter before the first option opens it once it is there, unless the text changes.
  const [pendingText, setPendingText] = useState<string>();
  if (pendingText !== undefined && (pendingText !== text || (count === 0 && !isLoading))) setPendingText(undefined);
  const hasFirstResult = pendingText === text && count > 0;
  const chooseFirst = useEffectEvent(() => onChoose(0));
  useEffect(() => {
    if (hasFirstResult) chooseFirst();
  }, [hasFirstResult]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (count === 0) {
      if (key === 'Enter' && isLoading) setPendingText(text);
      return;
    }
    if (key === 'ArrowDown') setSelection({ text, at: (active + 1) % count });
    else if (key === 'ArrowUp') setSelection({ text, at: (active <= 0 ? count : active) - 1 });
    else if (key === 'Enter') onChoose(active);
    else return;
    event.preventDefault();
  };

  return {
    onKeyDown,
    field: {
      role: 'combobox',
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': count > 0 ? id : undefined,
      'aria-activedescendant': activeId,
    },
    list: { id, optionId, active },
  } as const;
}
