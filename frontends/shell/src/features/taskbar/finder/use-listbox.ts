import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useEarlyEnter } from './use-early-enter';

interface ListboxOptions {
  /** What the field holds: another text begins anew. */
  text: string;
  count: number;
  /** Whether there may be more to come: Enter waits for the first. */
  awaited?: boolean;
  /** Which option is chosen before any key is pressed; -1 for none. */
  first: 0 | -1;
  onChoose: (at: number) => void;
}

/** A field whose arrow keys go through a list beside it while the focus stays: the combobox of the ARIA practices. */
export function useListbox({ text, count, awaited = false, first, onChoose }: ListboxOptions) {
  const id = useId();
  const [moved, setMoved] = useState<{ text: string; at: number }>({ text, at: first });
  const active = Math.min(moved.text === text ? moved.at : first, count - 1);
  const optionId = (at: number) => `${id}-${at}`;
  const activeId = active < 0 ? undefined : optionId(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const enterEarly = useEarlyEnter({ text, count, awaited, onChoose });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (count === 0) return event.key === 'Enter' ? enterEarly() : undefined;
    if (event.key === 'ArrowDown') setMoved({ text, at: (active + 1) % count });
    else if (event.key === 'ArrowUp') setMoved({ text, at: (active <= 0 ? count : active) - 1 });
    else if (event.key === 'Enter' && active >= 0) onChoose(active);
    else return undefined;
    return event.preventDefault();
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
    list: { id, optionId, active, onChoose },
  } as const;
}
