import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useEvent } from '../../shared/use-event';
import { saveScroll, takeScroll } from './saved-windows';
import type { WindowLocation } from './state/windows';

const bodyOf = (element: HTMLElement | null) => element?.querySelector('[data-window-body]') ?? null;

const scrollerOf = (element: HTMLElement) => bodyOf(element) ?? document.scrollingElement;

export function useWindowScroll(
  element: RefObject<HTMLElement | null>,
  { key, pathname, search }: WindowLocation,
): void {
  const positions = useRef(new Map<string, number>());
  const names = useRef([key]);
  const shown = useRef(pathname);
  const address = pathname + search;

  useEffect(() => {
    const { current } = element;
    const remember = ({ target }: Event) => {
      if (!(target instanceof Element) || target !== bodyOf(current)) return;
      for (const name of names.current) positions.current.set(name, target.scrollTop);
    };
    current?.addEventListener('scroll', remember, { capture: true, passive: true });
    return () => current?.removeEventListener('scroll', remember, { capture: true });
  }, [element]);

  useEvent(window, 'pagehide', () => {
    const { current } = element;
    const top = current && !current.closest('[inert]') && scrollerOf(current)?.scrollTop;
    if (top) saveScroll(address, top);
  });

  useLayoutEffect(() => {
    const { current } = element;
    const top = takeScroll(address);
    return current && top > 0 ? scrollWhenLoaded(current, top, scrollerOf) : undefined;
    // Only the first address can be one from before the page was loaded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useLayoutEffect(() => {
    names.current = [key, address];
    const { current } = element;
    // Another query string is the same page and keeps its position.
    if (!current || shown.current === pathname) return undefined;
    const isUp = shown.current.startsWith(`${pathname}/`);
    shown.current = pathname;
    const left = positions.current.get(key) ?? (isUp ? positions.current.get(address) : undefined);
    return scrollWhenLoaded(current, left ?? 0, bodyOf);
  }, [element, key, pathname, address]);
}

/** Scrolls while a page grows by loading, until it is long enough or the visitor does something. */
function scrollWhenLoaded(element: HTMLElement, top: number, scrollerIn: typeof scrollerOf): () => void {
  const until = new AbortController();
  const scroll = () => {
    const scroller = scrollerIn(element);
    scroller?.scrollTo(0, top);
    if (scroller && Math.abs(scroller.scrollTop - top) <= 1) until.abort();
  };
  const observer = new MutationObserver(scroll);
  until.signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ['wheel', 'pointerdown', 'keydown'])
    element.addEventListener(type, () => until.abort(), { capture: true, signal: until.signal });
  observer.observe(element, { childList: true, subtree: true });
  scroll();
  return () => until.abort();
}

export function usePageScroll(isPage: boolean): void {
  const top = useRef(0);
  const was = useRef(isPage);
  useLayoutEffect(() => {
    const comes = isPage && !was.current;
    was.current = isPage;
    if (!isPage) return undefined;
    if (comes) window.scrollTo(0, top.current);
    const remember = () => {
      top.current = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [isPage]);
}
