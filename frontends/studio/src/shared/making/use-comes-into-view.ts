import { useEffect, useRef, type RefObject } from 'react';

/** What has come up takes the focus, on its heading, and is scrolled to where its `change` would not be seen. */
export function useComesIntoView(change: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const box = element.current?.getBoundingClientRect();
    if (box && (box.top < 0 || box.top > innerHeight / 2)) element.current?.scrollIntoView({ block: 'start' });
  }, [change]);
  return element;
}
