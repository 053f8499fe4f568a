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
  return place(drawPictogram(drawn.name, HEIGHT * scale, colour), { x, y, scale: 1, turn });
}
