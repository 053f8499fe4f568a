import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const places = new Map<string, number>();

/** Shows a new page from its top, and one that the visitor returns to where it was left. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const entry = useRef(key);
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    entry.current = key;
    // A changed query string is the same page and keeps its place.
    if (shown.current === pathname) return;
    shown.current = pathname;
    const place = `${navigation}` === 'POP' ? places.get(key) : 0;
    if (place !== undefined) window.scrollTo(0, place);
  }, [key, pathname, navigation]);

  useEffect(() => {
    const remember = () => places.set(entry.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
}
