import { useEffect, useRef, type RefObject } from 'react';
import { nearest } from './nearest';

/** Moves the focus by arrow keys among the links inside an element, to the next one as they lie on the screen. */
export function useArrowKeys<E extends HTMLElement>(): RefObject<E | null> {
  const area = useRef<E>(null);
  useEffect(() => {
    const element = area.current;
    const move = (event: KeyboardEvent) => {
      const focused = document.activeElement;
      if (!element || !focused || event.altKey || event.ctrlKey || event.metaKey) return;
      const links = [...element.querySelectorAll('a')].map((link) => ({ link, ...middle(link) }));
      const next = nearest(event.key, middle(focused), links);
      if (!next) return;
      event.preventDefault();
      next.link.focus();
    };
    element?.addEventListener('keydown', move);
    return () => element?.removeEventListener('keydown', move);
  }, []);
  return area;
}

function middle(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
