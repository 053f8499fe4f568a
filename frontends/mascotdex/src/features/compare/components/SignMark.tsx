import { classes } from '@marcel/kit';
import type { ReactElement } from 'react';
import type { Sign } from '../facts';
import type { Point } from '../radar';
import signs from './signs.module.css';

const SHAPES: Record<Sign, ReactElement> = {
  circle: <circle r={5} />,
  square: <rect x={-4.5} y={-4.5} width={9} height={9} />,
  triangle: <path d="M0-5.5 5.5 4.5h-11z" />,
};

export const SignAt = ({ sign, at: { x, y } }: { sign: Sign; at: Point }) => (
  <g transform={`translate(${x} ${y})`}>{SHAPES[sign]}</g>
);

export const SignMark = ({ sign }: { sign: Sign }) => (
  <svg
    viewBox="-7 -7 14 14"
    width={14}
    height={14}
    fill="var(--sign)"
    className={classes(signs.mark, signs[sign])}
    aria-hidden
    focusable={false}
  >
    {SHAPES[sign]}
  </svg>
);
