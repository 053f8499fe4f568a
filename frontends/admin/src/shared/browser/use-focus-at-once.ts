import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to the one thing that a page asks for; after its heading, which takes it when one comes from another page. */
export function useFocusAtOnce<E extends { focus: () => void }>(): RefObject<E | null> {
  const field = useRef<E>(null);
  useEffect(() => queueMicrotask(() => field.current?.focus()), []);
  return field;
}
