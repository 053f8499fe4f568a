import { useEffect, useState } from 'react';
import { hasNewerRelease } from './newer-release';

/** How often a page that is looked at asks, in milliseconds. */
export const RELEASE_POLL_MS = 60_000;

/** Whether there is a newer release than the one that runs here. A page in the background asks when it is looked at again. */
export function useNewerRelease(): boolean {
  const [newer, setNewer] = useState(false);
  useEffect(() => {
    if (newer) return undefined;
    let asking = false;
    const ask = async () => {
      if (asking || document.hidden) return;
      asking = true;
      if (await hasNewerRelease()) setNewer(true);
      asking = false;
    };
    const timer = setInterval(() => void ask(), RELEASE_POLL_MS);
    const onVisible = () => void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [newer]);
  return newer;
}
