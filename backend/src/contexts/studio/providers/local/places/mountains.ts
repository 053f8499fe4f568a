import { BLUE_LIGHT } from '@marcel/art/palette';
import { outlined, shape } from '@marcel/art/svg';
import { SNOW, SNOW_SHADOW, STONE, STONE_DARK } from '../colours.js';
import { skyAt } from '../scenery/hour.js';
import { hills, scatter } from '../scenery/pieces.js';
import { snowyPine } from '../scenery/trees.js';
import type { Random } from '../random.js';
import type { Place } from './place.js';

function peak(random: Random, x: number, height: number, half: number): string {
  const top = 740 - height;
  const cap = height * 0.36;
  const edge = (half * cap) / height;
  const lean = random.between(-20, 20);
  return outlined(
    shape(STONE, `M${x - half} 760L${x + lean} ${top}L${x + half} 760Z`) +
      `<g stroke="none">${shape(STONE_DARK, `M${x + lean} ${top + 6}L${x + half - 8} 758H${x + half * 0.2}L${x + lean + 10} ${top + height * 0.5}Z`)}</g>` +
      shape(
        SNOW,
        `M${x + lean} ${top}L${x + lean + edge} ${top + cap}L${x + edge * 0.35} ${top + cap * 0.78}L${x} ${top + cap * 1.15}L${x - edge * 0.45} ${top + cap * 0.74}L${x + lean - edge} ${top + cap}Z`,
      ),
    6,
  );
}

export const mountains: Place = ({ hour, random }) => ({
  back:
    skyAt(hour, random, 700) +
    peak(random, random.between(120, 240), random.between(380, 470), 300) +
    peak(random, random.between(780, 900), random.between(400, 500), 310) +
    peak(random, random.between(470, 560), random.between(260, 330), 230) +
    hills(random, SNOW_SHADOW, 730, 40) +
    scatter(random, snowyPine, { count: 7, from: 0, to: 1024, y: [770, 800], size: [0.55, 0.9] }) +
    hills(random, SNOW, 810, 30, 2),
  front:
    hills(random, SNOW_SHADOW, 1000, 10, 2) +
    scatter(
      random,
      () =>
        `<path fill="none" stroke="${BLUE_LIGHT}" stroke-width="5" opacity=".35" stroke-linecap="round" d="M-40 0Q0-12 40 0"/>`,
      {
        count: 5,
        from: 0,
        to: 1024,
        y: [900, 985],
        size: [0.8, 1.4],
      },
    ),
});
