import { useSyncExternalStore } from 'react';

/** How wide an element is, in CSS pixels. */
export const useRoom = (element: HTMLElement | null): number =>
  useSyncExternalStore(
    (changed) => {
      const observer = new ResizeObserver(changed);
      if (element) observer.observe(element);
      return () => observer.disconnect();
    },
    () => element?.clientWidth ?? 0,
  );
