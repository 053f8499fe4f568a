import { useEffect, useState } from 'react';
import { SAVER_DEFAULT, type SAVER_MINUTES } from '../../shared/display/choices';
import { useDisplay } from '../../shared/display/display';
import { useScreensaverPreviews } from '../../shared/screensaver-preview';
import { useEvent } from '../../shared/use-event';
import { lastActivityAt, onActivity } from '../../shared/user-activity';

type IdleMinutes = (typeof SAVER_MINUTES)[number];

/** Returns the chosen idle time, in milliseconds. */
const toIdleMs = (minutes: IdleMinutes): number => (minutes === 'off' ? Infinity : Number(minutes) * 60_000);

const TEXTS = ['text', 'email', 'url', 'search', 'number'].map((type) => `input[type="${type}"]`);
const FIELDS = ['textarea', 'input:not([type])', ...TEXTS].join(', ');
const IN_DIALOGS = `:is(dialog[open], [aria-modal='true']) :is(${FIELDS})`;

const hasUnsavedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(IN_DIALOGS)].some(({ value }) => value !== '');

const now = (): number => performance.now();

/** Returns whether the screensaver is shown, and a function that ends it. It starts after an idle time, and for a preview. */
export function useScreensaver(): [boolean, () => void] {
  const idleMs = toIdleMs(useDisplay().saver ?? SAVER_DEFAULT);
  const [isShown, setShown] = useState(false);
  const [isTabHidden, setTabHidden] = useState(document.hidden);
  const previews = useScreensaverPreviews();
  const [shownPreviews, setShownPreviews] = useState(0);
  if (previews !== shownPreviews) {
    setShownPreviews(previews);
    if (!document.hidden) setShown(true);
  }

  // The time of the last activity is recorded only while there is a listener.
  useEffect(() => onActivity(() => undefined), []);
  useEvent(document, 'visibilitychange', () => {
    setTabHidden(document.hidden);
    setShown(false);
  });

  useEffect(() => {
    if (isShown || isTabHidden || idleMs === Infinity) return;
    let timer: ReturnType<typeof setTimeout>;
    const waitFrom = (start: number) => {
      timer = setTimeout(check, start + idleMs - now());
    };
    const check = () => {
      if (hasUnsavedText()) waitFrom(now());
      else if (now() - lastActivityAt() < idleMs) waitFrom(lastActivityAt());
      else setShown(true);
    };
    waitFrom(now());
    return () => clearTimeout(timer);
  }, [isShown, isTabHidden, idleMs]);
  return [isShown, () => setShown(false)];
}
