import { joinNames, SCORE } from '@marcel/contracts';
import type { ReactElement } from 'react';
import type { ComparedMascot, Marker } from '../facts';
import styles from './Charts.module.css';
import { SCORE_LABELS } from '../../../shared/mascot-parts/mascot-parts';

interface Point {
  x: number;
  y: number;
}

export const RADIUS = 100;
const RINGS = [2, 4, 6, 8, SCORE.max] as const;

export function pointAt(axis: number, axes: number, score: number): Point {
  const angle = (axis / axes) * 2 * Math.PI - Math.PI / 2;
  const distance = (score / SCORE.max) * RADIUS;
  return { x: roundTo2(Math.cos(angle) * distance), y: roundTo2(Math.sin(angle) * distance) };
}

export const toCorners = (scores: readonly number[]): Point[] =>
  scores.map((score, axis) => pointAt(axis, scores.length, score));

export const toPointsAttribute = (corners: readonly Point[]): string =>
  corners.map(({ x, y }) => `${x},${y}`).join(' ');

export function toTextAnchor({ x }: Point): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 1) return 'middle';
  return x > 0 ? 'start' : 'end';
}

const roundTo2 = (value: number): number => Math.round(value * 100) / 100 + 0;

const COLORS: Record<Marker, { '--marker': string }> = {
  circle: { '--marker': 'var(--marcel-accent)' },
  square: { '--marker': 'var(--marcel-red)' },
  triangle: { '--marker': 'var(--marcel-green)' },
};

const SHAPES: Record<Marker, ReactElement> = {
  circle: <circle r={5} />,
  square: <rect x={-4.5} y={-4.5} width={9} height={9} />,
  triangle: <path d="M0-5.5 5.5 4.5h-11z" />,
};

const PlacedMarker = ({ marker, at: { x, y } }: { marker: Marker; at: Point }) => (
  <g transform={`translate(${x} ${y})`}>{SHAPES[marker]}</g>
);

export const MarkerIcon = ({ marker }: { marker: Marker }) => (
  <svg
    viewBox="-7 -7 14 14"
    width={14}
    height={14}
    fill="var(--marker)"
    className={styles.marker}
    style={COLORS[marker]}
    aria-hidden
    focusable={false}
  >
    {SHAPES[marker]}
  </svg>
);

const [BAR_LEFT, MAX_BAR, LABEL, BAR, GAP] = [16, 268, 20, 16, 10];

export function BarChart({ mascots }: { mascots: readonly ComparedMascot[] }) {
  const group = LABEL + mascots.length * BAR + GAP;
  return (
    <svg
      role="img"
      aria-label={chartName('Bar', mascots)}
      viewBox={`0 0 320 ${SCORE_LABELS.length * group - GAP}`}
      className={styles.chart}
    >
      {SCORE_LABELS.map(({ name, full }, index) => (
        <g key={name} transform={`translate(0 ${index * group})`}>
          <text x={BAR_LEFT} y={LABEL / 2} dominantBaseline="middle" className={styles.label}>
            {full}
          </text>
          {mascots.map(({ marker, mascot }, row) => (
            <g key={mascot.id} style={COLORS[marker]} transform={`translate(0 ${LABEL + row * BAR})`}>
              <Bar {...{ marker }} score={mascot[name]} />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

function Bar({ marker, score }: Pick<ComparedMascot, 'marker'> & { score: number }) {
  const length = (score / SCORE.max) * MAX_BAR;
  const [middle, height] = [BAR / 2, BAR - 4];
  return (
    <>
      <g className={styles.scores}>
        <PlacedMarker marker={marker} at={{ x: 7, y: middle }} />
      </g>
      <rect className={styles.track} x={BAR_LEFT} y={2} width={MAX_BAR} height={height} />
      <rect className={styles.bar} x={BAR_LEFT} y={2} width={length} height={height} />
      <text x={BAR_LEFT + MAX_BAR + 6} y={middle} dominantBaseline="middle" className={styles.value}>
        {score}
      </text>
    </>
  );
}

const chartName = (kind: string, mascots: readonly ComparedMascot[]) =>
  `${kind} chart of ${joinNames(mascots.map(({ mascot }) => mascot.name))}. The numbers are under All Facts.`;

const AXES = SCORE_LABELS.length;
const LABEL_DISTANCE = SCORE.max * 1.14;

export const RadarChart = ({ mascots }: { mascots: readonly ComparedMascot[] }) => (
  <svg
    role="img"
    aria-label={chartName('Radar', mascots)}
    viewBox={`${-RADIUS * 1.7} ${-RADIUS * 1.28} ${RADIUS * 3.4} ${RADIUS * 2.36}`}
    className={styles.chart}
  >
    {RINGS.map((ring) => (
      <polygon key={ring} className={styles.ring} points={toPointsAttribute(toCorners(SCORE_LABELS.map(() => ring)))} />
    ))}
    {SCORE_LABELS.map(({ name, short }, axis) => {
      const [edge, label] = [pointAt(axis, AXES, SCORE.max), pointAt(axis, AXES, LABEL_DISTANCE)];
      return (
        <g key={name}>
          <line className={styles.ring} x2={edge.x} y2={edge.y} />
          <text {...label} textAnchor={toTextAnchor(label)} dominantBaseline="middle" className={styles.label}>
            {short}
          </text>
        </g>
      );
    })}
    {mascots.map(({ marker, mascot }) => {
      const corners = toCorners(SCORE_LABELS.map(({ name }) => mascot[name]));
      return (
        <g key={mascot.id} style={COLORS[marker]}>
          <polygon className={styles.shape} data-marker={marker} points={toPointsAttribute(corners)} />
          <g className={styles.scores}>
            {corners.map((at, axis) => (
              <PlacedMarker key={axis} {...{ marker, at }} />
            ))}
          </g>
        </g>
      );
    })}
  </svg>
);
