import { useEffect, useReducer } from 'react';
import { SAVER_WAIT, type SAVER_WAITS } from '../../shared/display/choices';
import { useDisplay } from '../../shared/display/display';
import { usePreviews } from '../../shared/screensaver';
import { noticedAt, onNoticed } from '../../shared/visitor';
import { saverAfter, waitingFrom } from './saver';

type Wait = (typeof SAVER_WAITS)[number];

/** How long the screensaver waits for somebody, in milliseconds. */
const waitOf = (chosen: Wait): number => (chosen === 'off' ? Infinity : Number(chosen) * 60_000);

const TEXTS = ['text', 'email', 'url', 'search', 'number'].map((type) => `input[type="${type}"]`);
const FIELDS = ['textarea', 'input:not([type])', ...TEXTS].join(', ');
const IN_DIALOGS = `:is(dialog[open], [aria-modal='true']) :is(${FIELDS})`;

/** Whether a text stands in a dialog: whoever looks for words for that long is not interrupted. */
const isWriting = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(IN_DIALOGS)].some(({ value }) => value !== '');

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
