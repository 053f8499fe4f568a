import { useEffect } from 'react';
import { OFFLINE_WORKER } from '../early/offline-worker';
import { useReducedMotion } from '../shared/use-media';
import { useScreensaver } from '../features/screensaver/use-screensaver';
import { Screensaver } from '../features/screensaver/components/Screensaver';

/** Delay of the service worker's registration, in milliseconds: it only serves later visits. */
const REGISTRATION_DELAY_MS = 10_000;

function registerWorker(): () => void {
  const timer = setTimeout(() => {
    void navigator.serviceWorker?.register(`/${OFFLINE_WORKER}`).catch(() => undefined);
  }, REGISTRATION_DELAY_MS);
  return () => clearTimeout(timer);
}

export function DeferredScreensaver() {
  useEffect(registerWorker, []);
  const [isShown, onWake] = useScreensaver();
  const still = useReducedMotion();
  return isShown && <Screensaver isStill={still} onWake={onWake} />;
}
