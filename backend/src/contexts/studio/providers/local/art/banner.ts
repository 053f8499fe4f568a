import { BEIGE, INK, ORANGE, ORANGE_DEEP } from '@marcel/art/palette';
import { outlined, place, shape } from '@marcel/art/svg';
import { legible, textPath } from '../../../../../platform/pictures/lettering/text-path.js';

const SIZE = 60;
const WIDEST = 780;
const LONGEST = 40;

/** Writes words on a ribbon across the top of the picture. */
export function banner(letters: string): string {
  const text = legible([...letters].slice(0, LONGEST).join(''));
  const { path, width } = textPath(text, SIZE);
  if (width === 0) return '';
  const scale = Math.min(1.3, WIDEST / width);
  const half = (width * scale) / 2 + 50;
  return (
    outlined(
      shape(ORANGE_DEEP, `M${512 - half - 60} 74H${512 - half + 40}V170H${512 - half - 60}L${512 - half - 26} 122Z`) +
        shape(ORANGE_DEEP, `M${512 + half + 60} 74H${512 + half - 40}V170H${512 + half + 60}L${512 + half + 26} 122Z`) +
        shape(ORANGE, `M${512 - half} 46H${512 + half}V150H${512 - half}Z`) +
        shape(BEIGE, `M${512 - half + 12} 58H${512 + half - 12}V138H${512 - half + 12}Z`),
      6,
    ) + place(`<path fill="${INK}" d="${path}"/>`, { x: 512 - (width * scale) / 2, y: 98 + 20 * scale, scale })
  );
}
