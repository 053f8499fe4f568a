import { useSyncExternalStore } from 'react';
import styles from './OfflineNote.module.css';

export const OFFLINE_TEXT = 'You are offline. It comes by itself once the connection is back.';

function subscribe(tell: () => void): () => void {
  const signs = ['online', 'offline'] as const;
  signs.forEach((sign) => window.addEventListener(sign, tell));
  return () => signs.forEach((sign) => window.removeEventListener(sign, tell));
}

/** Beside what could not be loaded; nothing while there is a connection. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return !isOnline && <p className={styles.note}>{OFFLINE_TEXT}</p>;
}
