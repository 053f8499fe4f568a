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
import { isStored } from '../../../shared/stored';
import { type Find, matching, placesOf, foundText } from './find';
import styles from './StartSearch.module.css';

/** Debounce of the search, in milliseconds. */
const PAUSE_MS = 250;

/** Finds programs without the server, then mascots. */
function useFinds(text: string): { finds: readonly Find[]; said: string; asking: boolean } {
  const isAdmin = isStored(() => localStorage, ADMIN_TOKEN_STORAGE_KEY);
  const here = matching(placesOf(useInstalledPrograms().programs, isAdmin), text);
  const { mascots = [], asking, failed } = useMascots(text.trim());
  const finds = [...here, ...mascots];
  if (text.trim() === '') return { finds, said: '', asking };
  if (asking) return { finds, said: 'Asking Mascotdex…', asking };
  const found = foundText(finds.length);
  return { finds, said: failed ? `${found} Mascotdex is not answering, so mascots are left out.` : found, asking };
}

function useMascots(text: string) {
  const settled = useDebouncedValue(text, PAUSE_MS);
  const enough = text.length >= MASCOT_SUGGESTIONS.fromLetters && text.length <= MASCOT_LIMITS.shortText;
  const known = enough && settled === text;
  const { data, isError, isFetching } = useQuery({
    queryKey: ['taskbar', 'mascots', settled],
    queryFn: ({ signal }) => suggestMascots(settled, signal),
    retry: false,
    enabled: known,
  });
  return {
    mascots: known ? data : undefined,
    asking: enough && (settled !== text || isFetching),
    failed: known && isError,
  };
}

async function suggestMascots(search: string, signal: AbortSignal): Promise<readonly Find[]> {
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
  const { finds, said, asking } = useFinds(text);
  const open = (at: number) => {
    const find = finds[at];
    if (!find) return;
    onOpen();
    void navigate(find.to);
  };
  const listbox = useListbox({ text, count: finds.length, awaited: asking, onChoose: open });
  const { id, active, optionId } = listbox.list;
  const onKeyDown = (event: KeyboardEvent) => {
    listbox.onKeyDown(event);
    if (text === '') return;
    if (event.key === 'Escape') onType('');
    if (event.key === 'Tab') onLeave();
  };
  return (
    <div role="search" className={classes(styles.search, text !== '' && styles.finding)}>
      {finds.length > 0 && (
        <ul id={id} role="listbox" aria-label="Results" className={styles.list}>
          {finds.map(({ title, detail, icon, to, preload }, at) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={to}
              id={optionId(at)}
              role="option"
              aria-selected={at === active}
              className={styles.option}
              onPointerEnter={preload}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => open(at)}
            >
              <Icon name={icon} size={24} />
              <span className={styles.words}>
                <bdi className={styles.title}>{title}</bdi> <bdi className={styles.detail}>{detail}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.said}>
        {said}
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
  awaited: boolean;
  onChoose: (at: number) => void;
}

function useListbox({ text, count, awaited, onChoose }: ListboxOptions) {
  const id = useId();
  const [moved, setMoved] = useState({ text, at: 0 });
  const active = Math.min(moved.text === text ? moved.at : 0, count - 1);
  const optionId = (at: number) => `${id}-${at}`;
  const activeId = active < 0 ? undefined : optionId(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  // Enter before the first option opens it once it is there, unless the text changes.
  const [wanted, want] = useState<string>();
  if (wanted !== undefined && (wanted !== text || (count === 0 && !awaited))) want(undefined);
  const hasCome = wanted === text && count > 0;
  const chooseFirst = useEffectEvent(() => onChoose(0));
  useEffect(() => {
    if (hasCome) chooseFirst();
  }, [hasCome]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (count === 0) {
      if (key === 'Enter' && awaited) want(text);
      return;
    }
    if (key === 'ArrowDown') setMoved({ text, at: (active + 1) % count });
    else if (key === 'ArrowUp') setMoved({ text, at: (active <= 0 ? count : active) - 1 });
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
