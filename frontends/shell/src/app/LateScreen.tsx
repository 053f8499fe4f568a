import { useEffect } from 'react';
import { Screensaver } from '../features/screensaver/components/Screensaver';
import { OFFLINE_WORKER } from '../early/offline-worker';

/** Nobody's first look is to wait for what is for their next: in milliseconds. */
const REST_MS = 10_000;

/** Has a page of ours ready for visitors who come back without a connection. The answer calls it off. */
function registerWorker(): () => void {
  const timer = setTimeout(() => {
    // Without it they see what their browser has to say: nothing that anybody needs to know of now.
    void navigator.serviceWorker?.register(`/${OFFLINE_WORKER}`).catch(() => undefined);
  }, REST_MS);
  return () => clearTimeout(timer);
}

/** What every page has, whichever one a visitor came in by, and none waits for. */
export function LateScreen() {
  useEffect(registerWorker, []);
  return <Screensaver />;
}
