import { useEffect, useState, type RefObject } from 'react';
import { isCovered } from './is-covered';

/**
 * Whether the windows are to step aside: the focus has come by keyboard to something on the desktop that they hide, and is still on
 * the desktop.
 */
export function useAside(layer: RefObject<HTMLElement | null>): boolean {
  const [aside, setAside] = useState(false);
  useEffect(() => {
    const come = ({ target }: FocusEvent) => {
      const { current } = layer;
      if (!current || !(target instanceof HTMLElement)) return;
      const isOnDesktop = !current.contains(target) && target.closest('main') !== null;
      const isHidden = target.tabIndex >= 0 && target.matches(':focus-visible') && isCovered(target, current);
      setAside((was) => isOnDesktop && (was || isHidden));
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) setAside(false);
    };
    document.addEventListener('focusin', come);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', come);
      document.removeEventListener('focusout', leave);
    };
  }, [layer]);
  return aside;
}
