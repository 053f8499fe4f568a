import { NewMascot, ROUTES } from '@marcel/contracts';
import { subscribeToStream, pause } from '@marcel/kit/programs';
import { useEffect, useState } from 'react';

/** Minimum time between two cards, in milliseconds. */
export const NEWS_PAUSE_MS = 60_000;

/** Delay before the stream opens, in milliseconds: short visits open none. */
export const STAYED_MS = 10_000;

/** Returns the newest mascot, to be shown on a card, at most one per `NEWS_PAUSE_MS`. */
export function useNews(): { mascot: NewMascot | null; dismiss: () => void } {
  const [mascot, setMascot] = useState<NewMascot | null>(null);
  useEffect(() => {
    let left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shownAt = -Infinity;
    const onMessage = ({ event, data }: { event?: string | undefined; data: string }) => {
      const received = event === undefined ? NewMascot.safeParse(JSON.parse(data)).data : undefined;
      if (!received) return;
      const show = () => {
        shownAt = performance.now();
        setMascot(received);
      };
      clearTimeout(timer);
      timer = setTimeout(show, Math.max(0, shownAt + NEWS_PAUSE_MS - performance.now()));
    };
    const follow = async ({ signal }: AbortController) => {
      await pause(STAYED_MS, signal);
      if (!signal.aborted) signal.addEventListener('abort', subscribeToStream(ROUTES.mascotEvents, { onMessage }));
    };
    const followWhileVisible = () => {
      left.abort();
      left = new AbortController();
      if (!document.hidden) void follow(left);
    };
    followWhileVisible();
    document.addEventListener('visibilitychange', followWhileVisible);
    return () => {
      left.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', followWhileVisible);
    };
  }, []);
  return { mascot, dismiss: () => setMascot(null) };
}
