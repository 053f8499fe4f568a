import { useCallback, useEffect, useReducer } from 'react';
import { noticedAt, onNoticed } from '../../shared/visitor';
import { awakeSince, lifeAfter, type Life, type LifeEvent } from './life';

const now = (): number => performance.now();

type Deed = { type: 'petted' | 'pleased' } | { type: 'thrown'; to: number };

/** Marcel's life as it goes on; one timer is set while something ends by itself, none else. */
export function useLife(): [Life, (deed: Deed) => void] {
  const [life, send] = useReducer(lifeAfter, null, () => awakeSince(now()));
  const { mood, until } = life;
  const asleep = mood === 'asleep';

  useEffect(() => {
    if (until === Infinity) return undefined;
    const timer = setTimeout(() => send({ type: 'timeUp', at: now(), noticed: noticedAt() }), until - now());
    return () => clearTimeout(timer);
  }, [until]);

  useEffect(() => onNoticed(() => asleep && send({ type: 'noticed', at: now() })), [asleep]);

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
