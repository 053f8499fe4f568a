import { useEffect, type RefObject } from 'react';

/** A button that goes when it is pressed leaves the focus within its element, on the heading. */
export function useFocusKept(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = within.current;
    if (!element) return;
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target;
    };
    const keep = new MutationObserver(() => {
      if (document.activeElement !== document.body || !(last instanceof Element) || last.isConnected) return;
      element.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    });
    element.addEventListener('focusin', note);
    keep.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', note);
      keep.disconnect();
    };
  }, [within]);
}
