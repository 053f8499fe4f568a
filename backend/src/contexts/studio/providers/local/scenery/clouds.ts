import type { Random } from '../random.js';
import { EDGE } from '../edge.js';

/** A cloud around its middle, about 240 wide. */
const cloud = (colour: string, shade: string): string =>
  `<path fill="${colour}" d="M-120 40C-150 40-150-4-112-6-108-52-44-66-24-34 0-78 76-66 78-18 118-26 134 40 96 40Z"/>` +
  `<path fill="${shade}" d="M-120 40C-140 40-145 20-134 8-116 24-70 28-30 22 20 30 90 26 116 10 122 26 114 40 96 40Z"/>`;

export function clouds(random: Random, count: number, colour: string, shade: string): string {
  const width = EDGE / count;
  return Array.from({ length: count }, (_, index) => {
    const x = width * (index + random.between(0.25, 0.75));
    const y = random.between(90, 330);
    const size = random.between(0.65, 1.15);
    return `<g transform="translate(${x} ${y}) scale(${size})" opacity=".95">${cloud(colour, shade)}</g>`;
  }).join('');
}
