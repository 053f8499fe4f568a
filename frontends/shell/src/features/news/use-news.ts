import { NewMascot, ROUTES } from '@marcel/contracts';
import { subscribeToStream, pause } from '@marcel/kit/programs';
import { useEffect, useState } from 'react';

/** Minimum time between two cards, in milliseconds. */
export const NEWS_PAUSE_MS = 60_000;

/** Delay before the stream opens, in milliseconds: short visits open none. */
export const STAYED_MS = 10_000;

/** Returns the mascot whose card is shown: the newest one, but not more than one in a while. */
export function useNews(): { mascot: NewMascot | null; dismiss: () => void } {
  const [mascot, setMascot] = useState<NewMascot | null>(null);
  useEffect(() => {
    let left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let broughtAt = -Infinity;
    const onMessage = ({ event, data }: { event?: string | undefined; data: string }) => {
      const received = event === undefined ? NewMascot.safeParse(JSON.parse(data)).data : undefined;
      if (!received) return;
      const bring = () => {
        broughtAt = performance.now();
        setMascot(received);
      };
      clearTimeout(timer);
      timer = setTimeout(bring, Math.max(0, broughtAt + NEWS_PAUSE_MS - performance.now()));
    };
    const follow = async ({ signal }: AbortController) => {
      await pause(STAYED_MS, signal);
      if (!signal.aborted) signal.addEventListener('abort', subscribeToStream(ROUTES.mascotEvents, { onMessage }));
    };
    const look = () => {
      left.abort();
      left = new AbortController();
      if (!document.hidden) void follow(left);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      left.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return { mascot, dismiss: () => setMascot(null) };
}
