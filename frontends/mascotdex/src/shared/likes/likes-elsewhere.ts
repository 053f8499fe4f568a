import { LikeCount } from '@marcel/contracts';
import { useEffect, useEffectEvent } from 'react';

const CHANNEL = 'mascot-likes';

const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null;

export function tellLike(count: LikeCount): void {
  const channel = open();
  channel?.postMessage(count);
  channel?.close();
}

/** Hears of likes that were given in other tabs, also before the page hears of those of others. */
export function useLikesElsewhere(onLike: (count: LikeCount) => void): void {
  const tell = useEffectEvent(onLike);
  useEffect(() => {
    const channel = open();
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const count = LikeCount.safeParse(data).data;
      if (count) tell(count);
    });
    return () => channel?.close();
  }, []);
}
