import { useReplay } from '../api/use-replay';
import styles from './Audit.module.css';

/** Whether the read model shows what the events say. */
export function ReadModelComparison({ id }: { id: number }) {
  const { data } = useReplay(id, null);
  if (!data || data.matchesReadModel === null) return null;
  return data.matchesReadModel ? (
    <p className={styles.holds}>The read model shows the same as the replay.</p>
  ) : (
    <p className={styles.broken}>The read model differs from the replay.</p>
  );
}
