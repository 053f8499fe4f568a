import { place } from '@marcel/art/svg';
import { drawPictogram } from '../pictograms/draw-pictogram.js';
import type { Thing } from '../prompt/thing.js';
import type { Prop } from '../props/prop.js';
import { PROPS } from '../props/props.js';
import type { Placed } from './placed.js';
import { HEIGHT } from './spots.js';

export const propOf = ({ drawn }: Thing): Prop | undefined => (drawn.by === 'hand' ? PROPS[drawn.name] : undefined);

/** What carries Marcel, or hangs over him, has his size. */
const sizeOf = ({ relation, size = 1 }: Thing): number => (relation === 'below' || relation === 'above' ? 1 : size);

/** Who laughs in its pictogram does not, where it is sad: on the grid of pictograms. */
const SAD_MOUTHS: ReadonlyMap<string, string> = new Map([
  [
    'clown-face',
    '<path fill="#fff" d="M6.8 18.1H25.2C25 23 22 28 16 28S7 23 6.8 18.1Z"/><path fill="none" stroke="#f70a8d" stroke-width="2.2" stroke-linecap="round" d="M10 25.4C12 20.6 20 20.6 22 25.4"/>' +
      '<path fill="#00a6ed" d="M24 17.5C25.6 20 26 21 26 21.8A2 2 0 0 1 22 21.8C22 21 22.4 20 24 17.5Z"/>',
  ],
]);

/** A thing, and over it what shows its state. */
export function drawPlaced(placed: Placed): string {
  const { thing, x, y, scale } = placed;
  const mark = thing.state?.mark;
  if (mark === undefined) return drawThing(placed);
  const size = HEIGHT * scale * sizeOf(thing);
  return (
    drawThing(placed) + place(drawPictogram(mark, size * 0.42), { x: x + size * 0.4, y: y - size * 0.74, scale: 1 })
  );
}

function drawThing({ thing, x, y, scale: usual, turn }: Placed): string {
  const { drawn, colour } = thing;
  const scale = usual * sizeOf(thing);
  const prop = propOf(thing);
  if (prop !== undefined) {
    // A hanging prop of our own hangs by its middle.
    const at = { x, y: prop.where === 'air' ? y - (HEIGHT * scale) / 2 : y, scale, turn };
    return place(prop.draw(colour ?? prop.colour), at);
  }
  const height = HEIGHT * scale;
  const mouth = thing.state?.mark === 'cloud-with-rain' ? (SAD_MOUTHS.get(drawn.name) ?? '') : '';
  const sad = mouth && `<g transform="translate(${-height / 2} ${-height}) scale(${height / 32})">${mouth}</g>`;
  return place(drawPictogram(drawn.name, height, colour) + sad, { x, y, scale: 1, turn });
}
