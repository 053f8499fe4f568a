import { useEffect, useReducer } from 'react';
import { SAVER_WAIT, type SAVER_WAITS } from '../../shared/display/choices';
import { useDisplay } from '../../shared/display/display';
import { usePreviews } from '../../shared/screensaver';
import { useEvent } from '../../shared/use-event';
import { noticedAt, onNoticed } from '../../shared/visitor';

export interface Saver {
  phase: 'waiting' | 'shown' | 'away';
  /** Idle time before it starts, in milliseconds; Infinity when it is off. */
  after: number;
  until: number;
}

export type SaverEvent =
  /** `ended`: the visitor woke the screen. `left`, `returned`: the tab was hidden or shown. */
  | { type: 'ended' | 'left' | 'returned' | 'previewed'; at: number }
  | { type: 'chosen'; at: number; after: number }
  | { type: 'timeUp'; at: number; noticed: number; writing: boolean };

export const waitingFrom = (at: number, after: number): Saver => ({ phase: 'waiting', after, until: at + after });

const still = (phase: 'shown' | 'away', { after }: Saver): Saver => ({ phase, after, until: Infinity });

export function saverAfter(saver: Saver, event: SaverEvent): Saver {
  const { at } = event;
  switch (event.type) {
    case 'ended':
      return saver.phase === 'shown' ? waitingFrom(at, saver.after) : saver;
    case 'left':
      return still('away', saver);
    case 'returned':
      return saver.phase === 'away' ? waitingFrom(at, saver.after) : saver;
    case 'previewed':
      return saver.phase === 'away' ? saver : still('shown', saver);
    case 'chosen':
      return saver.phase === 'waiting' ? waitingFrom(at, event.after) : { ...saver, after: event.after };
    case 'timeUp':
      if (saver.phase !== 'waiting') return saver;
      if (event.writing) return waitingFrom(at, saver.after);
      return at - event.noticed < saver.after ? waitingFrom(event.noticed, saver.after) : still('shown', saver);
  }
}

type Wait = (typeof SAVER_WAITS)[number];

/** Returns the chosen idle time, in milliseconds. */
const waitOf = (chosen: Wait): number => (chosen === 'off' ? Infinity : Number(chosen) * 60_000);

const TEXTS = ['text', 'email', 'url', 'search', 'number'].map((type) => `input[type="${type}"]`);
const FIELDS = ['textarea', 'input:not([type])', ...TEXTS].join(', ');
const IN_DIALOGS = `:is(dialog[open], [aria-modal='true']) :is(${FIELDS})`;

const isWriting = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(IN_DIALOGS)].some(({ value }) => value !== '');

const now = (): number => performance.now();

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

  const look = () => send({ type: document.hidden ? 'left' : 'returned', at: now() });
  useEffect(look, []);
  useEvent(document, 'visibilitychange', look);
  return [phase === 'shown', () => send({ type: 'ended', at: now() })];
}
