import { useEffect, useState, useSyncExternalStore } from 'react';
import { DISPLAY_CHANGED } from '../../../../shared/display/display-changed';
import styles from './Clock.module.css';
import { LazyTooltip } from './LazyTooltip';

const MINUTE_MS = 60_000;
const inHoursAndMinutes = (hour12: boolean) =>
  new Intl.DateTimeFormat('en-GB', { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit', hour12 });
const inFull = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

/** The visitor's time, in hours and minutes; the date on hover, and for readers. */
export function Clock() {
  const now = useMinute();
  const hour12 = useSyncExternalStore(followDisplay, () => document.documentElement.dataset.clock === '12');
  const date = inFull.format(now);
  return (
    <LazyTooltip label={date}>
      <time className={styles.clock} dateTime={now.toISOString()}>
        {inHoursAndMinutes(hour12).format(now)}
        <span className={styles.date}>{`, ${date}`}</span>
      </time>
    </LazyTooltip>
  );
}

function followDisplay(changed: () => void): () => void {
  window.addEventListener(DISPLAY_CHANGED, changed);
  return () => window.removeEventListener(DISPLAY_CHANGED, changed);
}

/** The current time, renewed when a minute begins. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), MINUTE_MS - (now.getTime() % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
