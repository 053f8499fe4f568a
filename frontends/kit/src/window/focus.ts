import { useContext, useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { WindowHostContext } from './window-host';

/** React Router's key of the first page. */
const FIRST_PAGE = 'default';

/** Menus that close on blur. If the visitor opened one while the page loaded, it keeps the focus. */
const OPEN_MENUS = '[data-closes-itself]';

/**
 * Moves the focus to an element when the path changes, so that screen readers announce the page. Skips the first page, and a window
 * that is no longer in front.
 */
export function useFocusOnNavigation<E extends HTMLElement>(): RefObject<E | null> {
  const target = useRef<E>(null);
  const { key, pathname } = useLocation();
  const firstKey = useRef(key);
  const isBehind = useContext(WindowHostContext)?.isFront === false;
  useEffect(() => {
    const isFirst = firstKey.current === FIRST_PAGE && key === FIRST_PAGE;
    if (isFirst || isBehind || document.activeElement?.closest(OPEN_MENUS)) return;
    target.current?.focus({ preventScroll: true });
    // A changed query string is the same page: only the path counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
  return target;
}
