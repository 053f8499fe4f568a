import { useLayoutEffect, type RefObject } from 'react';

/** What is asked in, where nothing had the focus that could have it again. */
const FIELDS = 'input:enabled, textarea:enabled, canvas';

const canHaveFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.isConnected && !element.matches(':disabled');

/** Where the focus was before an element came goes the focus that is in it when it leaves. */
export function useFocusBack(leaving: RefObject<HTMLElement | null>): void {
  // Layout effects run while the element is still, or already, in the page and before the focus is moved.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = leaving.current;
    const stage = element?.closest('[data-making]');
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const back = canHaveFocus(before) ? before : stage?.querySelector<HTMLElement>(FIELDS);
      back?.focus();
    };
  }, [leaving]);
}
