import { useEffect, useEffectEvent, useState } from 'react';

/** What changes is shown, and said, once in so many milliseconds at most. */
export const PACE_MS = 3000;

/** A count that follows another one in steps that bother nobody; to nothing it goes at once. */
export function usePaced(count: number): number {
  const [shown, setShown] = useState(0);
  const isLate = count !== shown;
  const follow = useEffectEvent(() => setShown(count));
  useEffect(() => {
    if (!isLate) return undefined;
    const timer = setTimeout(() => follow(), PACE_MS);
    return () => clearTimeout(timer);
  }, [isLate]);
  return Math.min(shown, count);
}
