import { useEffect, useRef } from 'react';
import { DESKTOP_HEADING } from '../../shared/desktop-heading';
import type { Windows } from './state/windows';

/** When a window goes with the focus in it, or with its button, the window in front has the focus, else the desktop. */
export function useFocusKept({ all, front }: Windows): void {
  const before = useRef({ all, front });
  useEffect(() => {
    const { all: had, front: was } = before.current;
    before.current = { all, front };
    const hasGone = all.length < had.length || (was !== null && was !== front);
    if (!hasGone || !isFocusLost()) return;
    const title =
      front === null ? null : document.querySelector<HTMLElement>(`[data-window="${CSS.escape(front)}"] h1`);
    (title ?? document.getElementById(DESKTOP_HEADING))?.focus({ preventScroll: true });
  }, [all, front]);
}

/** Nothing has it, or what is out of reach: browsers take it from there only later. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.closest('[inert]') !== null;
}
