import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';

interface ListboxOptions {
  /** The field's value; another value selects the first option again. */
  text: string;
  count: number;
  /** Whether more options may come: Enter waits for the first. */
  awaited: boolean;
  onChoose: (at: number) => void;
}

/** A field whose arrow keys move through a list beside it while the focus stays: the ARIA combobox pattern. */
export function useListbox({ text, count, awaited, onChoose }: ListboxOptions) {
  const id = useId();
  const [moved, setMoved] = useState({ text, at: 0 });
  const active = Math.min(moved.text === text ? moved.at : 0, count - 1);
  const optionId = (at: number) => `${id}-${at}`;
  const activeId = active < 0 ? undefined : optionId(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  // Enter before there is anything to choose opens the first option that comes, unless the text changes meanwhile.
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
