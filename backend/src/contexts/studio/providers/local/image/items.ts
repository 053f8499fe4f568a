import type { Face } from '@marcel/art/marcel/head';
import { drawThing, scaled, type Sprite } from '../art/sprite.js';
import {
  dollNamed,
  drawFigure,
  marcel,
  marcelIn,
  poseNamed,
  type Doll,
  type Figure,
  type Held,
} from '../art/figure.js';
import type { Item } from '../prompt/scene.js';
import { pairsOf } from '../sets.js';

const FACES: Readonly<Record<string, Face>> = {
  crying: { eyes: 'crying', mouth: 'sad' },
  angry: { eyes: 'angry', mouth: 'sad' },
  sad: { eyes: 'open', mouth: 'sad' },
  scared: { eyes: 'wide', mouth: 'worried' },
  surprised: { eyes: 'wide', mouth: 'quiet' },
  calm: { eyes: 'closed', mouth: 'smiling' },
  happy: { eyes: 'happy', mouth: 'laughing' },
};

const AT_WORK: Face = { eyes: 'open', mouth: 'smiling' };

/** Moods of those whose mood is not named, by what they do. */
const MOOD_OF = pairsOf(
  'sleep calm,meditate calm,hug calm,cry crying,fight angry,think surprised,sing happy,cheer happy,dance happy,jump happy,surf happy,ride happy,drive happy,fly happy,kite happy',
);

export const faceOf = ({ mood, verb }: Item): Face => FACES[mood ?? MOOD_OF.get(verb?.name ?? '') ?? ''] ?? AT_WORK;

export const dollFor = ({ noun, color }: Item): Doll | undefined =>
  noun.art === 'marcel' ? (color === undefined ? marcel : marcelIn(color)) : dollNamed(noun.art, color);

export const sizeOf = ({ noun, size }: Item): number => noun.size * size;

export function drawArt(item: Item, size = sizeOf(item)): Sprite {
  if (item.noun.art !== 'marcel') return drawThing(item.noun.art, size, item.color);
  return scaled(drawFigure(figureOf(item, dollFor(item) ?? marcel, 'stand')), size);
}

export const figureOf = (item: Item, doll: Doll, pose: string, held: readonly Held[] = [], isHalf = false): Figure => ({
  ...{ doll, pose: poseNamed(pose), face: faceOf(item) },
  ...{ wears: item.wears, held, isHalf },
});
