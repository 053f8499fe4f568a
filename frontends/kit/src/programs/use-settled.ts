import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDebouncedEffect } from './debounce';

interface Settling<T> {
  value: T;
  delayMs: number;
  onSettled: (value: T) => void;
  same?: (one: T, other: T) => boolean;
}

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
