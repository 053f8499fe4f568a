import { NewMascot, ROUTES } from '@marcel/contracts';
import { subscribeToStream } from '@marcel/kit/programs';
import { useEffect, useState } from 'react';

/** Minimum time between two cards, in milliseconds. */
export const MIN_CARD_INTERVAL_MS = 60_000;

/** Delay before the stream opens, in milliseconds. It is longer than Mascotdex's, whose likes change more often than mascots arrive. */
export const SUBSCRIBE_DELAY_MS = 10_000;

/** Returns the newest mascot, to be shown on a card, at most one per `MIN_CARD_INTERVAL_MS`. */
export function useNewMascot(): { mascot: NewMascot | null; dismiss: () => void } {
  const [mascot, setMascot] = useState<NewMascot | null>(null);
  useEffect(() => {
    let unsubscribe: (() => void) | undefined;
    let cardTimer: ReturnType<typeof setTimeout> | undefined;
    let shownAt = -Infinity;
    const onMessage = ({ event, data }: { event?: string | undefined; data: string }) => {
      const newMascot = event === undefined ? NewMascot.safeParse(JSON.parse(data)).data : undefined;
      if (!newMascot) return;
      const show = () => {
        shownAt = performance.now();
        setMascot(newMascot);
      };
      clearTimeout(cardTimer);
      cardTimer = setTimeout(show, Math.max(0, shownAt + MIN_CARD_INTERVAL_MS - performance.now()));
    };
    const subscribeTimer = setTimeout(() => {
      unsubscribe = subscribeToStream(ROUTES.mascotEvents, { onMessage });
    }, SUBSCRIBE_DELAY_MS);
    return () => {
      clearTimeout(subscribeTimer);
      clearTimeout(cardTimer);
      unsubscribe?.();
    };
  }, []);
  return { mascot, dismiss: () => setMascot(null) };
}
