import { useEffect, useState } from 'react';
import styles from './Clock.module.css';
import { LazyTooltip } from './LazyTooltip';

const MINUTE_MS = 60_000;
const inHoursAndMinutes = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const inFull = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

/** The visitor's time, in hours and minutes; the date on hover, and for readers. */
export function Clock() {
  const now = useMinute();
  const date = inFull.format(now);
  return (
    <LazyTooltip label={date}>
      <time className={styles.clock} dateTime={now.toISOString()}>
        {inHoursAndMinutes.format(now)}
        <span className={styles.date}>{`, ${date}`}</span>
      </time>
    </LazyTooltip>
  );
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
