import type { Random } from '../random.js';
import { EDGE } from '../edge.js';

/** Size of the dithering squares between two bands of the sky, as on screens with 256 colors. */
const PIXEL = 8;

export function sky(colours: readonly string[], horizon: number = EDGE): string {
  const height = horizon / colours.length;
  const bands = colours.map((colour, index) => band(`sky${index}`, index * height, colour, index > 0));
  return `<g shape-rendering="crispEdges">${bands.join('')}</g>`;
}

function band(name: string, from: number, colour: string, mixed: boolean): string {
  const top = Math.round(from / PIXEL) * PIXEL;
  const fill = `<path fill="${colour}" d="M0 ${top}H${EDGE}V${EDGE}H0Z"/>`;
  if (!mixed) return fill;
  const pattern =
    `<pattern id="${name}" width="${2 * PIXEL}" height="${2 * PIXEL}" patternUnits="userSpaceOnUse">` +
    `<path fill="${colour}" d="M0 0h${PIXEL}v${PIXEL}h-${PIXEL}zM${PIXEL} ${PIXEL}h${PIXEL}v${PIXEL}h-${PIXEL}z"/></pattern>`;
  const above = `<path fill="url(#${name})" d="M0 ${top - 4 * PIXEL}h${EDGE}v${4 * PIXEL}H0z"/>`;
  return `<defs>${pattern}</defs>${above}${fill}`;
}

/** Stars of two sizes, made of pixels. */
export function stars(random: Random, count: number, depth: number, colour: string): string {
  const star = (): string => {
    const [x, y] = [random.between(0, EDGE), random.between(0, depth)].map((at) => Math.round(at / 4) * 4);
    return random.chance(0.3) ? `M${x} ${y}h4v-4h4v4h4v4h-4v4h-4v-4h-4z` : `M${x} ${y}h5v5h-5z`;
  };
  return `<path fill="${colour}" shape-rendering="crispEdges" d="${Array.from({ length: count }, star).join('')}"/>`;
}

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
