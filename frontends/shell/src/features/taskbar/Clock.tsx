import { useEffect, useState } from 'react';
import styles from './Clock.module.css';

const MINUTE_MS = 60_000;
const inHoursAndMinutes = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The visitor's time, in hours and minutes. */
export function Clock() {
  const now = useMinute();
  return (
    <time className={styles.clock} dateTime={now.toISOString()}>
      {inHoursAndMinutes.format(now)}
    </time>
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
