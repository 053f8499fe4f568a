import { useEffect, useState } from 'react';
import { SAVER_WAIT, type SAVER_WAITS } from '../../shared/display/choices';
import { useDisplay } from '../../shared/display/display';
import { usePreviews } from '../../shared/screensaver';
import { useEvent } from '../../shared/use-event';
import { lastActivityAt, onActivity } from '../../shared/user-activity';

type Wait = (typeof SAVER_WAITS)[number];

/** Returns the chosen idle time, in milliseconds. */
const waitOf = (chosen: Wait): number => (chosen === 'off' ? Infinity : Number(chosen) * 60_000);

const TEXTS = ['text', 'email', 'url', 'search', 'number'].map((type) => `input[type="${type}"]`);
const FIELDS = ['textarea', 'input:not([type])', ...TEXTS].join(', ');
const IN_DIALOGS = `:is(dialog[open], [aria-modal='true']) :is(${FIELDS})`;

const isWriting = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(IN_DIALOGS)].some(({ value }) => value !== '');

const now = (): number => performance.now();

/** Returns whether the screensaver is shown, and a function that ends it. It starts after an idle time, and for a preview. */
export function useSaver(): [boolean, () => void] {
  const after = waitOf(useDisplay().saver ?? SAVER_WAIT);
  const [shown, setShown] = useState(false);
  const [away, setAway] = useState(document.hidden);
  const previews = usePreviews();
  const [answered, setAnswered] = useState(0);
  if (previews !== answered) {
    setAnswered(previews);
    if (!document.hidden) setShown(true);
  }

  useEffect(() => onActivity(() => undefined), []);
  useEvent(document, 'visibilitychange', () => {
    setAway(document.hidden);
    setShown(false);
  });

  useEffect(() => {
    if (shown || away || after === Infinity) return;
    let timer: ReturnType<typeof setTimeout>;
    const waitFrom = (start: number) => {
      timer = setTimeout(look, start + after - now());
    };
    const look = () => {
      if (isWriting()) waitFrom(now());
      else if (now() - lastActivityAt() < after) waitFrom(lastActivityAt());
      else setShown(true);
    };
    waitFrom(now());
    return () => clearTimeout(timer);
  }, [shown, away, after]);
  return [shown, () => setShown(false)];
}
