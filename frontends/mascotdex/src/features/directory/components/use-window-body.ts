import { useCallback, useState } from 'react';

export function useWindowBody(): [body: Element | null | undefined, ref: (place: Element | null) => void] {
  const [body, setBody] = useState<Element | null>();
  const ref = useCallback((place: Element | null) => {
    if (place) setBody(place.closest('[data-window-body]'));
  }, []);
  return [body, ref];
}
