import { type Mascot, type MascotScore, SCORE, scoreColour } from '@marcel/contracts';
import styles from './ScoreSheet.module.css';

export const SCORE_LABELS: readonly { name: MascotScore; short: string; full: string }[] = [
  { name: 'cuteness', short: 'Cute', full: 'Cuteness' },
  { name: 'humor', short: 'Funny', full: 'Humor' },
  { name: 'rebel', short: 'Rebel', full: 'Rebel Factor' },
  { name: 'weirdness', short: 'Weird', full: 'Weirdness' },
  { name: 'longevityScore', short: 'Legacy', full: 'Longevity' },
];

const PLACES = Array.from({ length: SCORE.max }, (_, place) => place + 1);

function ScoreBlocks({ score }: { score: number }) {
  return (
    <span className={styles.blocks} data-band={scoreColour(score)} aria-hidden="true">
      {PLACES.map((place) => (
        <span key={place} className={styles.block} data-filled={place <= score} />
      ))}
    </span>
  );
}

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
