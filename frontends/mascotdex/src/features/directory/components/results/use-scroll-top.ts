import { useLayoutEffect, useState, type RefObject } from 'react';

/** How far below the top of what scrolls an element begins, in pixels; follows what grows and shrinks above it. */
export function useScrollTop(element: RefObject<HTMLElement | null>, scroller: Element): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target?.parentElement) return;
    // The page's own box moves as it scrolls.
    const isPage = scroller === document.documentElement;
    const measure = () => {
      const above = isPage ? window.scrollY : scroller.scrollTop - scroller.getBoundingClientRect().top;
      setTop(Math.round(target.getBoundingClientRect().top + above));
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(target.parentElement);
    return () => observer.disconnect();
  }, [element, scroller]);
  return top;
}
