import { SCORE, type Mascot, type MascotScore } from '@marcel/contracts';
import { SCORE_LABELS } from './score-labels';
import { ScoreBlocks } from './ScoreBlocks';
import styles from './ScoreSheet.module.css';

/** All five scores out of ten, named in one word each or in full. */
export function ScoreSheet({
  mascot,
  names = 'short',
}: {
  mascot: Pick<Mascot, MascotScore>;
  names?: 'short' | 'full';
}) {
  return (
    <dl className={styles.sheet} data-names={names}>
      {SCORE_LABELS.map((label) => (
        <div key={label.name} className={styles.score}>
          <dt className={styles.name}>{label[names]}</dt>
          <dd className={styles.value}>
            <ScoreBlocks score={mascot[label.name]} />
            <span className={styles.number}>
              {mascot[label.name]}/{SCORE.max}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
