import { useLayoutEffect, useState, type RefObject } from 'react';

/** Columns that fitted last, by their least width: a list that is returned to has its height before it can be measured. */
const fittedLast = new Map<number, number>();

/**
 * How many columns of at least `minWidth` pixels, `gap` pixels apart, fit into an element; follows its width.
 * 0 until the element has been measured for the first time.
 */
export function useColumns(element: RefObject<HTMLElement | null>, minWidth: number, gap: number): number {
  const [columns, setColumns] = useState(fittedLast.get(minWidth) ?? 0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const fit = () => {
      const fitting = Math.max(1, Math.floor((target.clientWidth + gap) / (minWidth + gap)));
      fittedLast.set(minWidth, fitting);
      setColumns(fitting);
    };
    const observer = new ResizeObserver(fit);
    fit();
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, minWidth, gap]);
  return columns;
}
