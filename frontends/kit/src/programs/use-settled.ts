import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDebouncedEffect } from './debounce';

interface Settling<T> {
  /** The value as it is known outside. A change from there, as by the back button, wins over the draft. */
  value: T;
  delayMs: number;
  /** Told the draft once it has rested for the delay. */
  onSettled: (value: T) => void;
  same?: (one: T, other: T) => boolean;
}

/** A value that changes on screen at once and is handed on when it has come to rest. */
export function useSettled<T>({ value, delayMs, onSettled, same = Object.is }: Settling<T>): [T, (value: T) => void] {
  const [draft, setDraft] = useState(value);
  const known = useRef(value);

  const adopt = useEffectEvent(() => {
    if (same(value, known.current)) return;
    known.current = value;
    setDraft(value);
  });
  useEffect(() => adopt(), [value]);

  const settle = () => {
    if (same(draft, known.current)) return;
    known.current = draft;
    onSettled(draft);
  };
  useDebouncedEffect(settle, draft, delayMs);

  return [draft, setDraft];
}
