import { useCallback, useState } from 'react';

/**
 * What scrolls in place of the page where an element stands in a window of the desktop: null where it stands in none, undefined
 * until the element is there, which is told by the answered ref.
 */
export function useWindowBody(): [body: Element | null | undefined, ref: (place: Element | null) => void] {
  const [body, setBody] = useState<Element | null>();
  const ref = useCallback((place: Element | null) => {
    if (place) setBody(place.closest('[data-window-body]'));
  }, []);
  return [body, ref];
}
