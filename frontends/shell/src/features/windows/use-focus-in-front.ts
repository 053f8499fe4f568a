import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Gives the focus back to a window that comes to the front: to what had it there, else to its title. */
export function useFocusInFront(element: RefObject<HTMLElement | null>, front: boolean): void {
  const last = useRef<HTMLElement>(null);
  const was = useRef(front);

  useEffect(() => {
    const { current } = element;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target;
    };
    current?.addEventListener('focusin', note);
    return () => current?.removeEventListener('focusin', note);
  }, [element]);

  useLayoutEffect(() => {
    const { current } = element;
    const came = front && !was.current;
    was.current = front;
    if (!came || !current || current.contains(document.activeElement)) return;
    const target = last.current?.isConnected ? last.current : current.querySelector('h1');
    target?.focus({ preventScroll: true });
  }, [element, front]);
}
