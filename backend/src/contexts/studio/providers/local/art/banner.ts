import { BEIGE, INK, ORANGE, ORANGE_DEEP } from '@marcel/art/palette';
import { outlined, place, shape } from '@marcel/art/svg';
import { legible, textPath } from '../../../../../platform/pictures/lettering/text-path.js';
import { drawPiece } from './fragments.js';
import type { Sprite } from './sprite.js';

const [SIZE, WIDEST, LINE] = [60, 780, 84];
/** Writes a line from 0, 0 to the right; without legible letters nothing. */
function lettering(text: string, longest = 40) {
  const letters = [...text];
  const isMute = textPath(text.replace(/\s/g, ''), SIZE).width === 0;
  const start = letters.slice(0, longest - 1).join('');
  const short = letters.length > longest ? `${start.trimEnd()}...` : text;
  const { path, width } = textPath(isMute ? '' : legible(short), SIZE);
  return { svg: `<path fill="${INK}" d="${path}"/>`, width };
}
/** Breaks a text into lines of about `longest` letters; the last of `most` lines takes the rest. */
function linesOf(text: string, longest: number, most: number): readonly string[] {
  return text.split(' ').reduce<string[]>((all, word) => {
    const last = all.at(-1) ?? '';
    const isFull = last.length + word.length > longest && all.length < most;
    return last !== '' && isFull ? [...all, word] : [...all.slice(0, -1), `${last} ${word}`.trim()];
  }, []);
}
/** Draws a ribbon with a text along the upper edge: a long one in two lines. */
export function banner(text: string): string {
  const written = linesOf(text, text.length > 22 ? text.length / 2 + 3 : 22, 2).map((line) => lettering(line));
  const widest = Math.max(...written.map(({ width }) => width));
  const scale = Math.min(written.length > 1 ? 1 : 1.3, WIDEST / Math.max(1, widest));
  const half = (widest * scale) / 2 + 50;
  const low = 150 + (written.length - 1) * 66 * scale;
  const x = (side: 1 | -1, by: number): number => 512 + side * (half + by);
  const end = (side: 1 | -1): string =>
    shape(ORANGE_DEEP, `M${x(side, 60)} 74H${x(side, -40)}V${low + 20}H${x(side, 60)}L${x(side, 26)} ${low - 28}Z`);
  const board =
    shape(ORANGE, `M${512 - half} 46H${512 + half}V${low}H${512 - half}Z`) +
    shape(BEIGE, `M${524 - half} 58H${500 + half}V${low - 12}H${524 - half}Z`);
  const lines = written.map(({ svg, width }, at) =>
    place(svg, { x: 512 - (width * scale) / 2, y: 98 + (20 + at * 66) * scale, scale }),
  );
  return widest === 0 ? '' : outlined(end(-1) + end(1) + board, 6) + lines.join('');
}
export function signboard(text: string, height: number, color = BEIGE): Sprite {
  const written = linesOf(text, 13, 3).map((line) => lettering(line));
  const [wide, high] = [Math.max(160, ...written.map(({ width }) => width)) + 70, written.length * LINE + 50];
  const board = (color: string, edge: number): string =>
    shape(color, `M${edge - wide / 2} ${edge - high}h${wide - 2 * edge}v${high - 2 * edge}h${2 * edge - wide}z`);
  const words = written.map(({ svg, width }, at) => place(svg, { x: -width / 2, y: 90 - high + at * LINE }));
  const scale = Math.min(height / high, (height * 2.6) / wide);
  const svg = place(outlined(board(ORANGE, 0) + board(color, 13), 6) + words.join(''), { x: 0, y: 0, scale });
  return { svg, width: wide * scale, height: high * scale };
}
/** Writes a text into the middle of the picture, as large as it fits and in as many lines as that takes. */
export function largeText(text: string, top: number, bottom: number): string {
  const layouts = [8, 12, 17, 24].map((longest) => {
    const lines = linesOf(text, longest, 6).map((line) => lettering(line));
    const widest = Math.max(1, ...lines.map(({ width }) => width));
    return { lines, scale: Math.min(3.4, 720 / widest, (bottom - top) / (lines.length * LINE)) };
  });
  const { lines = [], scale = 1 } = layouts.toSorted((one, other) => other.scale - one.scale)[0] ?? {};
  const first = (top + bottom - lines.length * LINE * scale) / 2 + 64 * scale;
  const line = (svg: string, width: number, y: number) => place(svg, { x: 512 - (width * scale) / 2, y, scale });
  return lines.map(({ svg, width }, at) => line(svg, width, first + at * LINE * scale)).join('');
}
export function glowingText(text: string): string {
  const letters = largeText(text, 260, 664).replaceAll(INK, '#ffd3f2');
  const tube = (width: number, opacity: number): string =>
    `<g stroke="#ff3fc4" stroke-width="${width}" opacity="${opacity}">${letters}</g>`;
  return tube(60, 0.16) + tube(34, 0.16) + tube(16, 0.16) + tube(3, 1);
}
export function caption(first: string, second: string): string {
  const [left, right] = [lettering(first, 24), lettering(second, 24)];
  const gap = (width: number): number => (width === 0 ? 0 : 22);
  const heart = left.width + gap(left.width) + 30;
  const inner = heart + 30 + gap(right.width) + right.width;
  const scale = Math.min(0.9, WIDEST / inner);
  const width = inner * scale + 84;
  const plate = `M${512 - width / 2} 916h${width}v92h-${width}z`;
  const line =
    place(left.svg, { x: 0, y: 20 }) +
    place(drawPiece('heart'), { x: heart, y: 0 }) +
    place(right.svg, { x: inner - right.width, y: 20 });
  const board = outlined(shape('#00000055', plate.replace('M', 'M10 10m')) + shape(BEIGE, plate), 6);
  return board + place(line, { x: 554 - width / 2, y: 962, scale });
}
