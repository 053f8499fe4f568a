import { SCORE, scoreColour } from '@marcel/contracts';
import styles from './ScoreBlocks.module.css';

const PLACES = Array.from({ length: SCORE.max }, (_, place) => place + 1);

/** A score as a row of ten blocks in its colour band. The number beside it is what gets read aloud. */
export function ScoreBlocks({ score }: { score: number }) {
  return (
    <span className={styles.blocks} data-band={scoreColour(score)} aria-hidden="true">
      {PLACES.map((place) => (
        <span key={place} className={styles.block} data-filled={place <= score} />
      ))}
    </span>
  );
}
