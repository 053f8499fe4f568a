import { useEffect, useState } from 'react';
import { ADMIN_TIMES_MS } from '../../shared/times';

/** Shows one state after the other by itself, from the first again where the last is shown, until it is stopped or at the end. */
export function usePlay(index: number, last: number, onIndex: (index: number) => void) {
  const [isPlaying, setPlaying] = useState(false);
  const isGoing = isPlaying && index < last;
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => {
      onIndex(index + 1);
      if (index + 1 === last) setPlaying(false);
    }, ADMIN_TIMES_MS.playStep);
    return () => clearTimeout(timer);
  });
  return {
    isPlaying: isGoing,
    play: () => {
      if (index === last) onIndex(0);
      setPlaying(true);
    },
    stop: () => setPlaying(false),
  };
}
