import { useSyncExternalStore } from 'react';

/** What the page says of how it looks; it may be changed while it is open. */
const LOOKS = ['data-scheme', 'data-text'];

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: LOOKS });
  return () => observer.disconnect();
}

/** Changes, and draws anew, whenever the page looks otherwise. */
export const useScheme = (): string =>
  useSyncExternalStore(subscribe, () => LOOKS.map((name) => document.documentElement.getAttribute(name)).join(' '));
