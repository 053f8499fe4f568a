import { useEffect } from 'react';
import { registerWorker } from '../features/offline/register-worker';
import { Screensaver } from '../features/screensaver/components/Screensaver';

/** What every page has, whichever one a visitor came in by, and none waits for. */
export function LateScreen() {
  useEffect(registerWorker, []);
  return <Screensaver />;
}
