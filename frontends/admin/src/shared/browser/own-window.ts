import { createContext, useContext, type RefObject } from 'react';

export const OwnWindowContext = createContext<RefObject<HTMLElement | null> | null>(null);

export function useIsBehind(): () => boolean {
  const element = useContext(OwnWindowContext);
  return () => element?.current?.closest('[data-front="false"]') instanceof Element;
}
