import { painting } from '@marcel/art/poses/painting';
import type { GenerationStatus } from '@marcel/contracts';
import { classes } from '@marcel/kit';
import { MarcelArt } from '../art/MarcelArt';
import { useProgress } from '../live/progress-store';
import type { RecordKind } from '../records/change-record';
import { STATUS_LABELS } from '../texts';
import styles from './WaitingPicture.module.css';

interface WaitingPictureProps {
  kind: RecordKind;
  id: number;
  status: GenerationStatus;
  /** Whether an older picture is to be seen below. */
  over: boolean;
}

/** Marcel at work: how far a picture is. */
export function WaitingPicture({ kind, id, status, over }: WaitingPictureProps) {
  const progress = useProgress(kind, id);
  const current = progress?.status ?? status;
  return (
    <div className={classes(styles.waiting, over && styles.over)}>
      <MarcelArt pose={painting} className={styles.art} />
      <p className={styles.text}>{STATUS_LABELS[current]}...</p>
      {progress && <p>{progress.step}</p>}
      <progress
        className={styles.bar}
        aria-label={`Progress: ${STATUS_LABELS[current]}`}
        max={1}
        {...(progress && { value: progress.progress })}
      />
    </div>
  );
}
