import { useEffect, useRef } from 'react';
import { isDialogOpen } from '../../shared/keys';

/** What closes itself by Escape: that one press closes no more than it. */
const OTHERS = '[role="menu"], [aria-expanded="true"], [data-closes-itself]';

/** Closes a window by Escape, wherever the focus is, while it is in front. */
export function useCloseOnEscape(close: () => void, front: boolean): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!front) return undefined;
    const onKeyDown = ({ key, ctrlKey, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || ctrlKey || defaultPrevented || isDialogOpen()) return;
      if (!(target instanceof Element && target.closest(OTHERS))) latest.current();
    };
    // Before anybody closes a dialog or a menu, so that they are still there.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [front]);
}
