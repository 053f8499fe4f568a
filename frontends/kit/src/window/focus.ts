import { useContext, useEffect, useRef, type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { WindowHostContext } from './window-host';

/** React Router's key of the page that the browser itself opened. */
const FIRST_PAGE = 'default';

/** Menus that close when the focus leaves them: one that was opened before the page had come stays open. */
const OPENED_MEANWHILE = '[data-closes-itself]';

/**
 * Moves the focus to an element when the path changes, so that readers hear where they are; not on the first page, nor in a window
 * whose content arrives when another one is already in front.
 */
export function useFocusOnNavigation<E extends HTMLElement>(): RefObject<E | null> {
  const target = useRef<E>(null);
  const { key, pathname } = useLocation();
  const opened = useRef(key);
  const isBehind = useContext(WindowHostContext)?.front === false;
  useEffect(() => {
    const isFirst = opened.current === FIRST_PAGE && key === FIRST_PAGE;
    if (isFirst || isBehind || document.activeElement?.closest(OPENED_MEANWHILE)) return;
    target.current?.focus({ preventScroll: true });
    // A changed query string is the same page: only the path counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
  return target;
}

export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  // Before the element leaves the page, so that closing can give the focus back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    const cancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      latest.current();
    };
    element?.showModal();
    element?.addEventListener('cancel', cancel);
    return () => {
      element?.removeEventListener('cancel', cancel);
      element?.close();
    };
  }, []);
  return dialog;
}
