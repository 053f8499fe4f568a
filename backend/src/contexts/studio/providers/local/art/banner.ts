import { BEIGE, INK, ORANGE, ORANGE_DEEP } from '@marcel/art/palette';
import { outlined, place, shape } from '@marcel/art/svg';
import { legible, textPath } from '../../../../../platform/pictures/lettering/text-path.js';
import { drawPiece } from './fragments.js';

const SIZE = 60;
const WIDEST = 780;
const LONGEST = 40;

interface Lettering {
  readonly svg: string;
  readonly width: number;
}

/** Writes a line from 0, 0 to the right; without legible letters nothing. */
function lettering(text: string, longest = LONGEST): Lettering {
  const letters = [...text];
  const isMute = textPath(text.replace(/\s/g, ''), SIZE).width === 0;
  const short =
    letters.length > longest
      ? `${letters
          .slice(0, longest - 1)
          .join('')
          .trimEnd()}...`
      : text;
  const { path, width } = textPath(isMute ? '' : legible(short), SIZE);
  return { svg: `<path fill="${INK}" d="${path}"/>`, width };
}

/** Writes words on a ribbon across the top of the picture. */
export function banner(text: string): string {
  const { svg, width } = lettering(text);
  const scale = Math.min(1.3, WIDEST / Math.max(1, width));
  const half = (width * scale) / 2 + 50;
  const end = (side: 1 | -1): string =>
    shape(
      ORANGE_DEEP,
      `M${512 + side * (half + 60)} 74H${512 + side * (half - 40)}V170H${512 + side * (half + 60)}L${512 + side * (half + 26)} 122Z`,
    );
  const board =
    shape(ORANGE, `M${512 - half} 46H${512 + half}V150H${512 - half}Z`) +
    shape(BEIGE, `M${524 - half} 58H${500 + half}V138H${524 - half}Z`);
  const line = place(svg, { x: 512 - (width * scale) / 2, y: 98 + 20 * scale, scale });
  return width === 0 ? '' : outlined(end(-1) + end(1) + board, 6) + line;
}

/** Writes two names with a heart between them on a plate at the bottom of the picture. */
export function caption(first: string, second: string): string {
  const [left, right] = [lettering(first, 24), lettering(second, 24)];
  const gap = (width: number): number => (width === 0 ? 0 : 22);
  const heart = left.width + gap(left.width) + 30;
  const inner = heart + 30 + gap(right.width) + right.width;
  const scale = Math.min(0.9, WIDEST / inner);
  const width = inner * scale + 84;
  const plate = `M${512 - width / 2} 898h${width}v92h-${width}z`;
  const line =
    place(left.svg, { x: 0, y: 20 }) +
    place(drawPiece('heart'), { x: heart, y: 0 }) +
    place(right.svg, { x: inner - right.width, y: 20 });
  return (
    outlined(shape('#00000055', plate.replace('M', 'M10 10m')) + shape(BEIGE, plate), 6) +
    place(line, { x: 554 - width / 2, y: 944, scale })
  );
}
