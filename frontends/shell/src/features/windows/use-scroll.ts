import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useEvent } from '../../shared/use-event';
import { saveScroll, consumeSavedScroll } from './saved-windows';
import type { WindowLocation } from './state/windows';

const findBody = (element: HTMLElement | null) => element?.querySelector('[data-window-body]') ?? null;

const findScroller = (element: HTMLElement) => findBody(element) ?? document.scrollingElement;

export function useWindowScroll(element: RefObject<HTMLElement | null>, location: WindowLocation): void {
  const { key, pathname, search } = location;
  const positions = useRef(new Map<string, number>());
  const names = useRef([key]);
  const shownPath = useRef(pathname);
  const address = pathname + search;

  useEffect(() => {
    const { current } = element;
    const savePosition = ({ target }: Event) => {
      if (!(target instanceof Element) || target !== findBody(current)) return;
      for (const name of names.current) positions.current.set(name, target.scrollTop);
    };
    current?.addEventListener('scroll', savePosition, { capture: true, passive: true });
    return () => current?.removeEventListener('scroll', savePosition, { capture: true });
  }, [element]);

  useEvent(window, 'pagehide', () => {
    const { current } = element;
    const top = current && !current.closest('[inert]') && findScroller(current)?.scrollTop;
    if (top) saveScroll(address, top);
  });

  useLayoutEffect(() => {
    const { current } = element;
    const top = consumeSavedScroll(address);
    return current && top > 0 ? scrollWhenLoaded(current, top, findScroller) : undefined;
    // Run once: only the first address can have a position from before the page was loaded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useLayoutEffect(() => {
    names.current = [key, address];
    const { current } = element;
    // Another query string is the same page and keeps its position.
    if (!current || shownPath.current === pathname) return undefined;
    const isUp = shownPath.current.startsWith(`${pathname}/`);
    shownPath.current = pathname;
    const savedTop = positions.current.get(key) ?? (isUp ? positions.current.get(address) : undefined);
    return scrollWhenLoaded(current, savedTop ?? 0, findBody);
  }, [element, key, pathname, address]);
}

/** Scrolls while a page grows by loading, until it is long enough or the visitor does something. */
function scrollWhenLoaded(element: HTMLElement, top: number, find: typeof findScroller): () => void {
  const controller = new AbortController();
  const scroll = () => {
    const scroller = find(element);
    scroller?.scrollTo(0, top);
    if (scroller && Math.abs(scroller.scrollTop - top) <= 1) controller.abort();
  };
  const observer = new MutationObserver(scroll);
  controller.signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ['wheel', 'pointerdown', 'keydown'])
    element.addEventListener(type, () => controller.abort(), { capture: true, signal: controller.signal });
  observer.observe(element, { childList: true, subtree: true });
  scroll();
  return () => controller.abort();
}

export function usePageScroll(isPage: boolean): void {
  const top = useRef(0);
  const wasPage = useRef(isPage);
  useLayoutEffect(() => {
    const becamePage = isPage && !wasPage.current;
    wasPage.current = isPage;
    if (!isPage) return undefined;
    if (becamePage) window.scrollTo(0, top.current);
    const savePosition = () => {
      top.current = window.scrollY;
    };
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, [isPage]);
}
