import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { DESKTOP_HEADING } from '../../shared/desktop-heading';
import { isDialogOpen } from '../../shared/keys';
import { useEvent } from '../../shared/use-event';
import type { Windows } from './state/windows';

/** Focuses a window that comes to the front: the element that had the focus in it last, or its heading. */
export function useFocusOnRaise(element: RefObject<HTMLElement | null>, isFront: boolean): void {
  const lastFocused = useRef<HTMLElement>(null);
  const wasFront = useRef(isFront);

  useEffect(() => {
    const { current } = element;
    const recordFocus = ({ target }: Event) => {
      if (target instanceof HTMLElement) lastFocused.current = target;
    };
    current?.addEventListener('focusin', recordFocus);
    return () => current?.removeEventListener('focusin', recordFocus);
  }, [element]);

  useLayoutEffect(() => {
    const { current } = element;
    const cameToFront = isFront && !wasFront.current;
    wasFront.current = isFront;
    if (!cameToFront || !current || current.contains(document.activeElement)) return;
    const target = lastFocused.current?.isConnected ? lastFocused.current : current.querySelector('h1');
    target?.focus({ preventScroll: true });
  }, [element, isFront]);
}

/** Focuses the window in front, or the desktop, when the focus is lost because a window was closed or minimized. */
export function useFocusAfterClose({ all, front }: Windows): void {
  const before = useRef({ all, front });
  useEffect(() => {
    const { all: previous, front: previousFront } = before.current;
    before.current = { all, front };
    const isWindowGone = all.length < previous.length || (previousFront !== null && previousFront !== front);
    if (!isWindowGone || !isFocusLost()) return;
    const title =
      front === null ? null : document.querySelector<HTMLElement>(`[data-window="${CSS.escape(front)}"] h1`);
    (title ?? document.getElementById(DESKTOP_HEADING))?.focus({ preventScroll: true });
  }, [all, front]);
}

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.closest('[inert]') !== null;
}

/** Returns whether a window has the keyboard focus, and so lies above the others, and the props that track it. */
export function useRaiseWhileFocused() {
  const [raised, setRaised] = useState(false);
  const onFocus = ({ target }: FocusEvent) => setRaised(target.matches(':focus-visible'));
  return { raised, onFocus, onBlur: () => setRaised(false) };
}

/** Returns true while the keyboard focus is on an icon below windows, which are then outlines. */
export function useWindowOutlines(layer: RefObject<HTMLElement | null>): boolean {
  const [outlines, setOutlines] = useState(false);
  useEvent(document, 'focusin', ({ target }) => {
    const { current } = layer;
    if (!current || !(target instanceof HTMLElement)) return;
    const isOnDesktop = !current.contains(target) && target.closest('main') !== null;
    const isHidden = target.tabIndex >= 0 && target.matches(':focus-visible') && isCovered(target, current);
    setOutlines((was) => isOnDesktop && (was || isHidden));
  });
  useEvent(document, 'focusout', ({ relatedTarget }) => relatedTarget === null && setOutlines(false));
  return outlines;
}

function isCovered(element: Element, cover: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const shares = [0.1, 0.5, 0.9];
  return shares.every((x) =>
    shares.every((y) => cover.contains(document.elementFromPoint(left + width * x, top + height * y))),
  );
}

/** Elements that close themselves by Escape; the same press must not close the window, too. */
const SELF_CLOSING = '[role="menu"], [aria-expanded="true"], [data-closes-itself]';

/** Closes a window in front by Escape, and then returns the focus to the element that had it before the window opened. */
export function useCloseOnEscape(isFront: boolean, close: () => void): void {
  const [opener] = useState(() => document.activeElement);
  const closeOnEscape = ({ key, ctrlKey, target, defaultPrevented }: KeyboardEvent) => {
    if (!isFront || key !== 'Escape' || ctrlKey || defaultPrevented || isDialogOpen()) return;
    if (!(target instanceof Element && target.closest(SELF_CLOSING))) close();
  };
  // Listen in the capture phase, while dialogs and menus are still open.
  useEvent(document, 'keydown', closeOnEscape, true);
  useLayoutEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
