import { useEffect, useReducer } from 'react';
import { SAVER_WAIT } from '../../shared/display/choices';
import { useDisplay } from '../../shared/display/display';
import { usePreviews } from '../../shared/screensaver';
import { noticedAt, onNoticed } from '../../shared/visitor';
import { saverAfter, waitingFrom } from './saver';
import { isWriting } from './is-writing';
import { waitOf } from './waits';

const now = (): number => performance.now();

/** Whether the screensaver is seen, and how the visitor ends it; one timer is set while it waits, none else. */
export function useSaver(): [boolean, () => void] {
  const after = waitOf(useDisplay().saver ?? SAVER_WAIT);
  const [{ phase, until }, send] = useReducer(saverAfter, after, (chosen) => waitingFrom(now(), chosen));
  const previews = usePreviews();

  useEffect(() => onNoticed(() => undefined), []);
  useEffect(() => send({ type: 'chosen', at: now(), after }), [after]);
  useEffect(() => {
    if (previews > 0) send({ type: 'previewed', at: now() });
  }, [previews]);

  useEffect(() => {
    if (until === Infinity) return undefined;
    const look = () => send({ type: 'timeUp', at: now(), noticed: noticedAt(), writing: isWriting() });
    const timer = setTimeout(look, until - now());
    return () => clearTimeout(timer);
  }, [until]);

  useEffect(() => {
    const look = () => send({ type: document.hidden ? 'left' : 'returned', at: now() });
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return [phase === 'shown', () => send({ type: 'ended', at: now() })];
}
