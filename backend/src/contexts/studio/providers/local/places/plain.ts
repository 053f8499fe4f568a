import { BEIGE, WHITE } from '@marcel/art/palette';
import { EDGE } from '../edge.js';
import type { Place } from './place.js';

/** Paper, and the rays on it. */
const PAPERS = [
  ['#bfe0ff', '#d3eaff', '#8fc4f5'],
  ['#ffe3b0', '#ffecc9', '#f5c879'],
  ['#d9d0ff', '#e6e0ff', '#b5a4f5'],
  ['#c9f0dc', '#dcf6e8', '#93d8b4'],
  ['#ffd0dc', '#ffe0e8', '#f5a3b9'],
] as const;

const RAYS = 12;

/** Nowhere in particular: bare paper with rays behind whoever stands on it. */
export const plain: Place = ({ random }) => {
  const [paper, ray, floor] = random.pick(PAPERS);
  const turn = random.between(0, 30);
  const rays = Array.from({ length: RAYS }, (_, at) => {
    const [one, other] = [at, at + 0.5].map((step) => ((step * 360) / RAYS + turn) * (Math.PI / 180));
    const point = (angle = 0) =>
      `${(512 + 900 * Math.cos(angle)).toFixed(1)} ${(500 + 900 * Math.sin(angle)).toFixed(1)}`;
    return `M512 500L${point(one)} ${point(other)}Z`;
  });
  return {
    back:
      `<rect width="${EDGE}" height="${EDGE}" fill="${paper}"/><path fill="${ray}" d="${rays.join('')}"/>` +
      `<path fill="${floor}" d="M0 800Q512 740 1024 800V1024H0Z"/><path fill="${random.chance(0.5) ? WHITE : BEIGE}" opacity=".35" d="M0 900Q512 850 1024 900V1024H0Z"/>`,
    front: '',
  };
};
