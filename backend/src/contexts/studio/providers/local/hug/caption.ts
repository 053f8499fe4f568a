import { BEIGE, INK, RED, SAND_DEEP, SAND_SHADOW, WHITE } from '@marcel/art/palette';
import { place, shape } from '@marcel/art/svg';
import { GENERATED_EDGE as EDGE } from '../../picture-provider.js';
import { legible, textPath } from '../../../../../platform/pictures/lettering/text-path.js';

const SIZE = 54;
const WIDEST = 760;
const HEIGHT = 92;
const HEART = 'M0 24C-20 12-30 0-30-12-30-28-10-32 0-16 10-32 30-28 30-12 30 0 20 12 0 24Z';

const LONGEST = 24;

const shortened = (name: string): string => {
  const letters = [...name];
  return letters.length <= LONGEST
    ? name
    : `${letters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}...`;
};

function fitted(text: string): { readonly body: string; readonly width: number } {
  const isMute = textPath(text.replace(/\s/g, ''), SIZE).width === 0;
  const { path, width } = textPath(isMute ? '' : shortened(legible(text)), SIZE);
  const scale = Math.min(1, WIDEST / Math.max(1, width));
  return { body: place(`<path fill="${INK}" d="${path}"/>`, { x: 0, y: 18 * scale, scale }), width: width * scale };
}

export function caption(first: string, second: string): string {
  const [left, right] = [fitted(first), fitted(second)];
  const gap = (width: number): number => (width === 0 ? 0 : 22);
  const inner = left.width + gap(left.width) + 60 + gap(right.width) + right.width;
  const room = Math.min(1, WIDEST / inner);
  const width = inner * room + 84;
  const [x, y] = [(EDGE - width) / 2, EDGE - HEIGHT - 34];
  const plate =
    shape('#00000055', `M${x + 10} ${y + 10}h${width}v${HEIGHT}h-${width}z`) +
    `<path fill="${BEIGE}" stroke="${INK}" stroke-width="6" d="M${x} ${y}h${width}v${HEIGHT}h-${width}z"/>` +
    shape(WHITE, `M${x + 3} ${y + 3}h${width - 6}l-7 7H${x + 10}v${HEIGHT - 20}l-7 7z`) +
    shape(SAND_SHADOW, `M${x + width - 3} ${y + HEIGHT - 3}H${x + 3}l7-7h${width - 20}V${y + 10}l7-7z`) +
    shape(SAND_DEEP, `M${x + 10} ${y + HEIGHT - 14}h${width - 20}v4h-${width - 20}z`);
  const heartX = left.width + gap(left.width) + 30;
  const line =
    left.body +
    place(`<path fill="${RED}" stroke="${INK}" stroke-width="5" stroke-linejoin="round" d="${HEART}"/>`, {
      x: heartX,
      y: 0,
    }) +
    place(right.body, { x: heartX + 30 + gap(right.width), y: 0 });
  return plate + place(line, { x: x + 42, y: y + HEIGHT / 2, scale: room });
}
