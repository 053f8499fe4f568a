import { useEffect, useState } from 'react';
import { drawSights, type Sight } from './sights';

/** What drifts by beside Marcel: nothing until it has come, and nothing for good where there is no server. */
export function useSights(): [readonly Sight[], (lost: Sight) => void] {
  const [sights, setSights] = useState<readonly Sight[]>([]);
  useEffect(() => {
    const left = new AbortController();
    drawSights(left.signal).then(setSights, () => undefined);
    return () => left.abort();
  }, []);
  return [sights, (lost) => setSights((known) => known.filter((sight) => sight !== lost))];
}
