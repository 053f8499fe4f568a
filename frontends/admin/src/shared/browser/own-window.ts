import { createContext, useContext, type RefObject } from 'react';

/** An element of the window that its parts stand in. */
export const OwnWindowContext = createContext<RefObject<HTMLElement | null> | null>(null);

/** Tells whether another window is in front of the own one: what keys without a field do is meant for that one. */
export function useIsBehind(): () => boolean {
  const element = useContext(OwnWindowContext);
  return () => element?.current?.closest('[data-front="false"]') instanceof Element;
}
