import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { keepScroll, takeScroll } from './kept-scrolls';
import type { WindowLocation } from './state/windows';

/** What scrolls in a window: the body of its frame. */
const bodyOf = (element: HTMLElement | null) => element?.querySelector('[data-window-body]') ?? null;

/** The same where windows are pages, too. */
const scrollerOf = (element: HTMLElement) => bodyOf(element) ?? document.scrollingElement;

/** What a visitor does who wants to be elsewhere than they were. */
const OWN_WILL = ['wheel', 'pointerdown', 'keydown'];

/**
 * Shows a new page of a window from its top, and one that the visitor returns to, also by a link up to it or by loading the
 * desktop anew, where it was left.
 */
export function useScrollPlaces(
  element: RefObject<HTMLElement | null>,
  { key, pathname, search }: WindowLocation,
): void {
  const places = useRef(new Map<string, number>());
  const entry = useRef([key]);
  const shown = useRef(pathname);

  useEffect(() => {
    const { current } = element;
    const remember = ({ target }: Event) => {
      if (!(target instanceof Element) || target !== bodyOf(current)) return;
      for (const name of entry.current) places.current.set(name, target.scrollTop);
    };
    current?.addEventListener('scroll', remember, { capture: true, passive: true });
    return () => current?.removeEventListener('scroll', remember, { capture: true });
  }, [element]);

  const address = pathname + search;
  useEffect(() => {
    const keep = () => {
      const { current } = element;
      const place = current && !current.inert && scrollerOf(current)?.scrollTop;
      if (place) keepScroll(address, place);
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [element, address]);

  useLayoutEffect(() => {
    const { current } = element;
    const place = takeScroll(address);
    return current && place > 0 ? scrollWhenThere(current, place, scrollerOf) : undefined;
    // Where it was before the page was loaded matters to the first address alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useLayoutEffect(() => {
    entry.current = [key, address];
    const { current } = element;
    // A changed query string is the same page and keeps its place.
    if (!current || shown.current === pathname) return undefined;
    const isUp = shown.current.startsWith(`${pathname}/`);
    shown.current = pathname;
    const left = places.current.get(key) ?? (isUp ? places.current.get(address) : undefined);
    return scrollWhenThere(current, left ?? 0, bodyOf);
  }, [element, key, pathname, address]);
}

/** A page grows while it loads: it is scrolled until it is long enough, or until the visitor does so. */
function scrollWhenThere(element: HTMLElement, place: number, scrollerIn: typeof scrollerOf): () => void {
  const end = () => {
    observer.disconnect();
    for (const type of OWN_WILL) element.removeEventListener(type, end, true);
  };
  const scroll = () => {
    const scroller = scrollerIn(element);
    scroller?.scrollTo(0, place);
    if (scroller && Math.abs(scroller.scrollTop - place) <= 1) end();
  };
  const observer = new MutationObserver(scroll);
  for (const type of OWN_WILL) element.addEventListener(type, end, true);
  observer.observe(element, { childList: true, subtree: true });
  scroll();
  return end;
}
