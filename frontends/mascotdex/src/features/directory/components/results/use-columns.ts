import { useLayoutEffect, useState, type RefObject } from 'react';

/** How many columns of at least `minWidth` pixels, `gap` pixels apart, fit into an element; follows its width. */
export function useColumns(element: RefObject<HTMLElement | null>, minWidth: number, gap: number): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const count = () => setColumns(Math.max(1, Math.floor((target.clientWidth + gap) / (minWidth + gap))));
    const observer = new ResizeObserver(count);
    count();
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, minWidth, gap]);
  return columns;
}
