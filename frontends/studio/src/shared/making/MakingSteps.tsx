import { isSettled } from '@marcel/contracts';
import { Icon } from '@marcel/kit';
import { useProgress, useSteps } from '../live/progress-store';
import type { RecordKind } from '../records/change-record';
import styles from './MakingSteps.module.css';
import { MAKING_TEXTS } from './texts';

export function MakingSteps({ kind, id, delay }: { kind: RecordKind; id: number | null; delay: string | null }) {
  const told = useSteps(kind, id ?? 0);
  const progress = useProgress(kind, id ?? 0);
  // The last thing told is that it is done: then its picture is on its way to here.
  const last = progress && isSettled(progress.status) ? [MAKING_TEXTS.coming] : [];
  const steps = [MAKING_TEXTS.sending, ...(id === null ? [] : [...told, ...last])];
  const value = id === null ? 0 : (progress?.progress ?? 0);
  return (
    <div className={styles.making}>
      <ol className={styles.steps}>
        {steps.map((step, place) => {
          const isDone = place < steps.length - 1;
          return (
            <li key={`${place} ${step}`} data-done={isDone} aria-current={isDone ? undefined : 'step'}>
              <span className={styles.mark}>{isDone && <Icon name="check" size={16} />}</span>
              {step}
            </li>
          );
        })}
      </ol>
      <progress className={styles.bar} aria-label="How far the picture is" max={1} value={value} />
      {delay && <p aria-hidden>{delay}</p>}
      <p className={styles.spoken} role="status">
        {delay ?? steps.at(-1)}
      </p>
    </div>
  );
}
