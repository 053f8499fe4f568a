import type { Hearing } from '@marcel/kit/programs';
import { useEffect, useEffectEvent } from 'react';

/** Who only passes through opens no stream: so long they have stayed, in milliseconds. */
export const STAYED_MS = 5000;

export function useHearing(hearing: Hearing): void {
  const onMessage = useEffectEvent(hearing.onMessage);
  const onOpen = useEffectEvent(() => hearing.onOpen?.());
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const begin = async () => {
      const { hear } = await import('./hear');
      if (signal.aborted) return;
      signal.addEventListener('abort', hear({ onMessage: (message) => onMessage(message), onOpen: () => onOpen() }));
    };
    const timer = setTimeout(() => void begin().catch(() => undefined), STAYED_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, []);
}
