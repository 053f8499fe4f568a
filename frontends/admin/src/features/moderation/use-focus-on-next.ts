import { useEffect, useRef } from 'react';

/** Gives the focus to what took the place of an item that went with it; to the list itself when none is left. */
export function useFocusOnNext(keys: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(keys);
  useEffect(() => {
    const gone = before.current.findIndex((key) => !keys.includes(key));
    before.current = keys;
    if (gone < 0 || document.activeElement !== document.body) return;
    const articles = list.current?.querySelectorAll('article') ?? [];
    (articles[Math.min(gone, articles.length - 1)] ?? list.current)?.focus();
  }, [keys]);
  return list;
}
