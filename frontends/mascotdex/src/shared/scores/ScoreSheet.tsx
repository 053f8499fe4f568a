import { type Mascot, type MascotScore, SCORE, scoreColour } from '@marcel/contracts';
import styles from './ScoreSheet.module.css';

export const SCORE_LABELS: readonly { name: MascotScore; short: string; full: string }[] = [
  { name: 'cuteness', short: 'Cute', full: 'Cuteness' },
  { name: 'humor', short: 'Funny', full: 'Humor' },
  { name: 'rebel', short: 'Rebel', full: 'Rebel Factor' },
  { name: 'weirdness', short: 'Weird', full: 'Weirdness' },
  { name: 'longevityScore', short: 'Legacy', full: 'Longevity' },
];

interface ScoreSheetProps {
  mascot: Pick<Mascot, MascotScore>;
  names?: 'short' | 'full';
}

export const ScoreSheet = ({ mascot, names = 'short' }: ScoreSheetProps) => (
  <dl className={styles.sheet} data-names={names}>
    {SCORE_LABELS.map((label) => {
      const score = mascot[label.name];
      return (
        <div key={label.name} className={styles.score}>
          <dt className={styles.name}>{label[names]}</dt>
          <dd className={styles.value}>
            <span
              className={styles.bar}
              data-band={scoreColour(score)}
              style={{ '--score': score }}
              aria-hidden="true"
            />
            <span className={styles.number}>
              {score}/{SCORE.max}
            </span>
          </dd>
        </div>
      );
    })}
  </dl>
);
