import { useLayoutEffect, useState, type RefObject } from 'react';

/** How far below the document's top an element begins, in pixels; follows what grows and shrinks above it. */
export function useDocumentTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target?.parentElement) return;
    const measure = () => setTop(Math.round(target.getBoundingClientRect().top + window.scrollY));
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(target.parentElement);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
