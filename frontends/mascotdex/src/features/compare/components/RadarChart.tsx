import { SCORE } from '@marcel/contracts';
import { SCORE_LABELS } from '../../../shared/scores/ScoreSheet';
import { COMPARE_TEXTS, type Drawn } from '../facts';
import { anchorAt, asPoints, cornersOf, pointAt, RADIUS, RINGS } from '../radar';
import styles from './Charts.module.css';
import { SignAt } from './SignMark';
import signs from './signs.module.css';

const AXES = SCORE_LABELS.length;
const BEYOND = SCORE.max * 1.14;

export const RadarChart = ({ drawn }: { drawn: readonly Drawn[] }) => (
  <svg
    role="img"
    aria-label={COMPARE_TEXTS.radarName(drawn.map(({ mascot }) => mascot.name))}
    viewBox={`${-RADIUS * 1.7} ${-RADIUS * 1.28} ${RADIUS * 3.4} ${RADIUS * 2.36}`}
    className={styles.chart}
  >
    {RINGS.map((ring) => (
      <polygon key={ring} className={styles.ring} points={asPoints(cornersOf(SCORE_LABELS.map(() => ring)))} />
    ))}
    {SCORE_LABELS.map(({ name, short }, axis) => {
      const [edge, label] = [pointAt(axis, AXES, SCORE.max), pointAt(axis, AXES, BEYOND)];
      return (
        <g key={name}>
          <line className={styles.ring} x2={edge.x} y2={edge.y} />
          <text {...label} textAnchor={anchorAt(label)} dominantBaseline="middle" className={styles.label}>
            {short}
          </text>
        </g>
      );
    })}
    {drawn.map(({ sign, mascot }) => {
      const corners = cornersOf(SCORE_LABELS.map(({ name }) => mascot[name]));
      return (
        <g key={mascot.id} className={signs[sign]}>
          <polygon className={styles.shape} data-sign={sign} points={asPoints(corners)} />
          <g className={styles.filled}>
            {corners.map((at, axis) => (
              <SignAt key={axis} {...{ sign, at }} />
            ))}
          </g>
        </g>
      );
    })}
  </svg>
);
