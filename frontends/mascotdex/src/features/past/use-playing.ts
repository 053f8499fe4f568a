import { useEffect, useEffectEvent, useState } from 'react';

/** A day stands so long before the next one comes, in milliseconds; a whole film has about so many days. */
const STANDS_MS = 700;
const DAYS_OF_FILM = 60;

interface Film {
  first: number;
  last: number;
  now: number;
  /** Whether the day that is now is on the screen. */
  isShown: boolean;
  onDay: (day: number) => void;
}

/** Goes on from day to day, each once it has been seen, until the last; from there it begins anew. */
export function usePlaying({ first, last, now, isShown, onDay }: Film) {
  const [isOn, setOn] = useState(false);
  const step = Math.max(1, Math.round((last - first) / DAYS_OF_FILM));
  const goOn = useEffectEvent(() => {
    if (now >= last) setOn(false);
    else onDay(Math.min(last, now + step));
  });
  useEffect(() => {
    if (!isOn || !isShown) return undefined;
    const timer = setTimeout(goOn, STANDS_MS);
    return () => clearTimeout(timer);
  }, [isOn, isShown, now]);
  const toggle = () => {
    if (!isOn && now >= last) onDay(first);
    setOn(!isOn);
  };
  return { isPlaying: isOn, toggle, stop: () => setOn(false) };
}
