import { useLayoutEffect, useState, type RefObject } from 'react';
import { fieldOf, type Field } from './field';

/** The desktop's room for icons, also when it changes: by the window, by the size of texts, by how many icons there are. */
export function useField(nav: RefObject<HTMLElement | null>, count: number): Field | undefined {
  const [field, setField] = useState<Field>();
  useLayoutEffect(() => {
    const element = nav.current;
    if (!element) return undefined;
    const look = () => setField(fieldOf(element));
    look();
    const observer = new ResizeObserver(look);
    const sized = [element.parentElement, element.querySelector('a')];
    for (const one of sized) if (one) observer.observe(one);
    const pointer = window.matchMedia('(pointer: fine)');
    pointer.addEventListener('change', look);
    return () => {
      observer.disconnect();
      pointer.removeEventListener('change', look);
    };
  }, [nav, count]);
  return field;
}
