import { useEffect, useState, useSyncExternalStore } from 'react';
import { DISPLAY_CHANGED } from '../../shared/display/display-changed';
import styles from './Taskbar.module.css';

const MINUTE_MS = 60_000;
const inFull = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

/** The visitor's time, in hours and minutes; the date on hover, and for screen readers. */
export function Clock() {
  const now = useMinute();
  const hour12 = useSyncExternalStore(followDisplay, () => document.documentElement.dataset.clock === '12');
  const date = inFull.format(now);
  const time = now.toLocaleTimeString('en-GB', { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit', hour12 });
  return (
    <time className={styles.clock} dateTime={now.toISOString()} title={date}>
      {time}
      <span className={styles.date}>{`, ${date}`}</span>
    </time>
  );
}

function followDisplay(changed: () => void): () => void {
  window.addEventListener(DISPLAY_CHANGED, changed);
  return () => window.removeEventListener(DISPLAY_CHANGED, changed);
}

/** The current time, updated when a minute begins. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), MINUTE_MS - (now.getTime() % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
