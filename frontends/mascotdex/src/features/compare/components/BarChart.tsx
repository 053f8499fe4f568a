import { SCORE } from '@marcel/contracts';
import { SCORE_LABELS } from '../../../shared/scores/ScoreSheet';
import { COMPARE_TEXTS, type Drawn } from '../facts';
import styles from './Charts.module.css';
import { SignAt } from './SignMark';
import signs from './signs.module.css';

const [LEFT, LONGEST, LABEL, BAR, GAP] = [16, 268, 20, 16, 10];

export function BarChart({ drawn }: { drawn: readonly Drawn[] }) {
  const group = LABEL + drawn.length * BAR + GAP;
  return (
    <svg
      role="img"
      aria-label={COMPARE_TEXTS.barsName(drawn.map(({ mascot }) => mascot.name))}
      viewBox={`0 0 320 ${SCORE_LABELS.length * group - GAP}`}
      className={styles.chart}
    >
      {SCORE_LABELS.map(({ name, full }, place) => (
        <g key={name} transform={`translate(0 ${place * group})`}>
          <text x={LEFT} y={LABEL / 2} dominantBaseline="middle" className={styles.label}>
            {full}
          </text>
          {drawn.map(({ sign, mascot }, row) => (
            <g key={mascot.id} className={signs[sign]} transform={`translate(0 ${LABEL + row * BAR})`}>
              <Bar {...{ sign }} score={mascot[name]} />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

function Bar({ sign, score }: Pick<Drawn, 'sign'> & { score: number }) {
  const length = (score / SCORE.max) * LONGEST;
  const [middle, height] = [BAR / 2, BAR - 4];
  return (
    <>
      <g className={styles.filled}>
        <SignAt sign={sign} at={{ x: 7, y: middle }} />
      </g>
      <rect className={styles.track} x={LEFT} y={2} width={LONGEST} height={height} />
      <rect className={styles.bar} x={LEFT} y={2} width={length} height={height} />
      <text x={LEFT + LONGEST + 6} y={middle} dominantBaseline="middle" className={styles.value}>
        {score}
      </text>
    </>
  );
}
