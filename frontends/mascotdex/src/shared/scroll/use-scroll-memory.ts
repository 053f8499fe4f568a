import { PAGES } from '@marcel/contracts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const places = new Map<string, number>();

/** Scroll positions of lists by address, restored by links as well as by the back button. */
const listAt = (pathname: string, search: string) => (pathname === PAGES.directory ? [pathname + search] : []);

export function useScrollMemory(): void {
  const { key, pathname, search } = useLocation();
  const navigation = useNavigationType();
  const entry = useRef([key]);
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    const list = listAt(pathname, search);
    entry.current = [key, ...list];
    if (shown.current === pathname) return;
    const isReturn = shown.current !== undefined;
    shown.current = pathname;
    const place = `${navigation}` === 'POP' ? places.get(key) : (isReturn && places.get(list[0] ?? '')) || 0;
    if (place !== undefined) window.scrollTo(0, place);
  }, [key, pathname, search, navigation]);

  useEffect(() => {
    const remember = () => {
      if (window.location.pathname !== shown.current) return;
      entry.current.forEach((name) => places.set(name, window.scrollY));
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
}
