import { useEffect } from 'react';
import { OFFLINE_WORKER } from '../early/offline-worker';
import { useStill } from '../shared/use-media';
import { useSaver } from '../features/screensaver/use-saver';
import { Night } from '../features/screensaver/components/Night';

/** Delay of the service worker's registration, in milliseconds: it only serves later visits. */
const REST_MS = 10_000;

function registerWorker(): () => void {
  const timer = setTimeout(() => {
    void navigator.serviceWorker?.register(`/${OFFLINE_WORKER}`).catch(() => undefined);
  }, REST_MS);
  return () => clearTimeout(timer);
}

export function LateScreen() {
  useEffect(registerWorker, []);
  const [shown, onWake] = useSaver();
  const still = useStill();
  return shown && <Night still={still} onWake={onWake} />;
}
