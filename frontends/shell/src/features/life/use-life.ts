import { useCallback, useEffect, useReducer, useRef } from 'react';
import { awakeSince, lifeAfter, type Life, type LifeEvent } from './life';

const now = (): number => performance.now();

type Deed = { type: 'petted' | 'pleased' } | { type: 'thrown'; to: number };

/** Whatever tells that somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Marcel's life as it goes on; one timer is set while something ends by itself, none else. */
export function useLife(): [Life, (deed: Deed) => void] {
  const [life, send] = useReducer(lifeAfter, null, () => awakeSince(now()));
  const noticed = useRef(0);
  const { mood, until } = life;
  const asleep = mood === 'asleep';

  useEffect(() => {
    if (until === Infinity) return undefined;
    const timer = setTimeout(() => send({ type: 'timeUp', at: now(), noticed: noticed.current }), until - now());
    return () => clearTimeout(timer);
  }, [until]);

  useEffect(() => {
    const note = () => {
      noticed.current = now();
      if (asleep) send({ type: 'noticed', at: now() });
    };
    for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, note);
    };
  }, [asleep]);

  useEffect(() => {
    const look = () => send({ type: document.hidden ? 'left' : 'returned', at: now() });
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  const does = useCallback((deed: Deed) => {
    const event: LifeEvent = { ...deed, at: now() };
    send(event);
  }, []);
  return [life, does];
}
