import { NewMascot, ROUTES } from '@marcel/contracts';
import { subscribeToStream, pause } from '@marcel/kit/programs';
import { useEffect, useState } from 'react';

/** Minimum time between two cards, in milliseconds. */
export const MIN_CARD_INTERVAL_MS = 60_000;

/** Delay before the stream opens, in milliseconds: short visits open none. */
export const SUBSCRIBE_DELAY_MS = 10_000;

/** Returns the newest mascot, to be shown on a card, at most one per `MIN_CARD_INTERVAL_MS`. */
export function useNewMascot(): { mascot: NewMascot | null; dismiss: () => void } {
  const [mascot, setMascot] = useState<NewMascot | null>(null);
  useEffect(() => {
    let controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shownAt = -Infinity;
    const onMessage = ({ event, data }: { event?: string | undefined; data: string }) => {
      const newMascot = event === undefined ? NewMascot.safeParse(JSON.parse(data)).data : undefined;
      if (!newMascot) return;
      const show = () => {
        shownAt = performance.now();
        setMascot(newMascot);
      };
      clearTimeout(timer);
      timer = setTimeout(show, Math.max(0, shownAt + MIN_CARD_INTERVAL_MS - performance.now()));
    };
    const subscribe = async ({ signal }: AbortController) => {
      await pause(SUBSCRIBE_DELAY_MS, signal);
      if (!signal.aborted) signal.addEventListener('abort', subscribeToStream(ROUTES.mascotEvents, { onMessage }));
    };
    const subscribeWhileVisible = () => {
      controller.abort();
      controller = new AbortController();
      if (!document.hidden) void subscribe(controller);
    };
    subscribeWhileVisible();
    document.addEventListener('visibilitychange', subscribeWhileVisible);
    return () => {
      controller.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', subscribeWhileVisible);
    };
  }, []);
  return { mascot, dismiss: () => setMascot(null) };
}
