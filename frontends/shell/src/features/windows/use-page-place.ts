import { useLayoutEffect, useRef } from 'react';

/** Where windows are pages, one that comes back is scrolled to where it was left. */
export function usePagePlace(isPage: boolean): void {
  const place = useRef(0);
  const was = useRef(isPage);
  useLayoutEffect(() => {
    const comes = isPage && !was.current;
    was.current = isPage;
    if (!isPage) return undefined;
    if (comes) window.scrollTo(0, place.current);
    const remember = () => {
      place.current = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [isPage]);
}
