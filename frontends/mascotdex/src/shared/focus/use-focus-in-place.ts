import { useEffect, useRef, type FocusEvent } from 'react';
import { searchOf, windowOf } from './leave-button';

export function useFocusInPlace(length: number): { onFocus: (event: FocusEvent<HTMLElement>) => void } {
  const left = useRef<{ frame: Element | null; list: Element | null; place: number }>(null);
  const before = useRef(length);
  useEffect(() => {
    const isFewer = length < before.current;
    before.current = length;
    if (!isFewer || !left.current || document.activeElement !== document.body) return;
    const { list, frame, place } = left.current;
    const items = list?.isConnected ? [...list.children] : [];
    const item = items[place] ?? items.at(-1);
    (item?.querySelector<HTMLElement>('button[aria-pressed]') ?? searchOf(frame))?.focus({ preventScroll: true });
  }, [length]);
  return {
    onFocus: ({ target }) => {
      const item = target.closest('li');
      const list = item?.parentElement ?? null;
      const place = item && list ? [...list.children].indexOf(item) : -1;
      left.current = { frame: windowOf(target), list, place };
    },
  };
}
