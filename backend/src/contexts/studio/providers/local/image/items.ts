import type { Face } from '@marcel/art/marcel';
import { place } from '@marcel/art/svg';
import { signboard } from '../art/banner.js';
import { drawPiece, fragmentNamed } from '../art/fragments.js';
import { drawPlace, placeNamed } from '../art/places.js';
import { at, drawThing, dyed, inLine, joined, scaled, tilted, UNIT, type Part, type Sprite } from '../art/sprite.js';
import type { Actor, Figure, Held } from '../art/figure.js';
import { actorNamed, drawFigure, marcel, marcelIn, poseNamed } from '../art/figure.js';
import type { Noun } from '../prompt/lexicon.js';
import { copiesOf, isCreature, SEE_THROUGH, VESSELS, type Item, type Names } from '../prompt/scene.js';
import { toRandom } from '../random.js';
import { sets } from '../sets.js';
import bodies from '../tables/bodies.json' with { type: 'json' };
import marks from '../tables/marks.json' with { type: 'json' };
import things from '../tables/things.json' with { type: 'json' };
import verbs from '../tables/verbs.json' with { type: 'json' };

const { faces, bearers, signs, garments }: Record<'faces' | 'bearers' | 'signs' | 'garments', Names> = things;
export const DISHES = new Map(Object.entries(things.dishes));
const BRIMS = new Map(Object.entries(things.brims));
export const FACES_ONLY = new Set(bodies.facesOnly);
const MOOD_OF = new Map(Object.entries(verbs.moods));
const FACES: Readonly<Record<string, Face>> = {
  ...{ crying: { eyes: 'crying', mouth: 'sad' }, angry: { eyes: 'angry', mouth: 'sad' } },
  ...{ sad: { eyes: 'open', mouth: 'sad' }, scared: { eyes: 'wide', mouth: 'worried' } },
  ...{ surprised: { eyes: 'wide', mouth: 'quiet' }, calm: { eyes: 'closed', mouth: 'smiling' } },
  ...{ happy: { eyes: 'happy', mouth: 'laughing' }, loving: { eyes: 'happy', mouth: 'smiling' } },
};
export const toFace = ({ mood, verb }: Item): Face =>
  FACES[mood ?? MOOD_OF.get(verb?.name ?? '') ?? ''] ?? { eyes: 'open', mouth: 'smiling' };
export const actorFor = ({ noun, color }: Item): Actor | undefined =>
  noun.art === 'marcel' ? (color ? marcelIn(color) : marcel) : actorNamed(noun.art, color);
/** Marks of moods on those whose faces do not change, on the grid of the figure: picture x y size. */
const MOOD_MARKS = new Map(Object.entries(marks.moods));
const moodMarks = ({ noun, mood = '' }: Item): Held[] =>
  (noun.art === 'marcel' && mood !== 'loving' ? [] : (MOOD_MARKS.get(mood) ?? [])).map((mark) => {
    const [name = '', x, y, size] = mark.split(' ');
    return { drawn: drawThing(name, Number(size)), x: Number(x), y: Number(y), layer: 't' };
  });
export const drawnSize = ({ noun, size }: Item): number => noun.size * size;
/** The middle of a head, from the left and from below, and its width, as shares of the width and height of the picture. */
const heads = new Map(Object.entries(bodies.headSpots));
/** Returns where the head of a pictogram is, from the middle of its lower edge, and the side to which it looks. */
export function findHead({ art }: Noun, { width, height }: Sprite) {
  const { x, y, width: wide, neck } = { neck: undefined, ...(heads.get(art) ?? { x: 0.5, y: 0.8, width: 0.45 }) };
  const collar = neck === undefined ? undefined : { y: neck * height, scale: width / 125 };
  return { x: (x - 0.5) * width, y: y * height, size: wide * width, collar, side: x < 0.4 ? -1 : x > 0.6 ? 1 : 0 };
}
function dressedUp(sprite: Sprite, { noun, wears }: Item): Sprite {
  const head = findHead(noun, sprite);
  const scale = head.size / 125;
  const lower: Record<string, number> = { hat: 0, glasses: heads.has(noun.art) ? 0 : sprite.height * 0.3 };
  const pieces = wears.map(({ name, color }) => {
    const where = fragmentNamed(name)?.where ?? '';
    const worn = name === 'irises' ? '' : drawPiece(name, color);
    const draw = (x: number, y: number, size: number): string => place(worn, { x, y, scale: size });
    if (where === 'boots')
      return { where, svg: [-0.2, 0.2].map((x) => draw(x * sprite.width, -8, sprite.width / 260)).join('') };
    if (where === 'clothes' && head.collar) return { where, svg: draw(head.x, -head.collar.y, head.collar.scale) };
    if (where === 'shirt' || where === 'front')
      return { where, svg: draw(-head.x / 5, -sprite.height * 0.58, sprite.height / 230) };
    return { where, svg: draw(head.x, (lower[where] ?? 46 * scale) - head.y, scale) };
  });
  // A named scarf or hat takes the place of the one that is part of the picture.
  const own = pieces.flatMap((piece) => garments[`${noun.art} ${piece.where}`] ?? []);
  const bare = own.reduce(
    (svg, color) => svg.replaceAll(new RegExp(`<path [^>]*"${color}"[^>]*/>`, 'g'), ''),
    sprite.svg,
  );
  const layer = (isBehind: boolean): string =>
    pieces.reduce((all, { where, svg }) => ((where === 'back') === isBehind ? all + svg : all), '');
  const height = pieces.some(({ where }) => where === 'hat') ? 110 * scale : 0;
  const hat = at({ svg: '', width: head.size * 1.4, height }, head.y, head.x);
  return joined([at({ ...sprite, svg: layer(true) + bare + layer(false) }, 0), hat]);
}
export function drawCopies(one: Sprite, count: number, isAloft: boolean, others: readonly Sprite[] = []): Sprite {
  const rows = (columns: number): number => Math.ceil(count / columns);
  const fit = (columns: number): number =>
    Math.min(840 / (columns * one.width), 660 / (one.height * (1 + (rows(columns) - 1) * 0.46)));
  const [columns = 1] = Array.from({ length: count }, (_, at) => at + 1)
    .filter((one) => rows(one) <= (count > 6 ? 3 : 2))
    .toSorted((a, b) => fit(b) * (rows(b) === 1 ? 1.3 : 1) - fit(a) * (rows(a) === 1 ? 1.3 : 1));
  const parts = Array.from({ length: count }, (_, index): Part => {
    const row = Math.floor(index / columns);
    const [column, filled] = [index % columns, Math.min(columns, count - row * columns)];
    const shift = isAloft || filled < columns ? 0 : (row % 2) / 2;
    const x = (column + shift - (filled - 1) / 2) * one.width * (isAloft ? 1.15 : 0.98);
    const copy = scaled([one, ...others][index % (others.length + 1)] ?? one, 1 - 0.08 * (index % 2));
    return at(copy, one.height * (isAloft ? row * 1.1 + (column % 2) * 0.3 : row * 0.46), x);
  });
  return count <= 1 ? one : joined(parts.toReversed());
}
export function seenInside(content: Sprite, vessel: Sprite): Sprite {
  const fit = Math.min((0.64 * vessel.height) / content.height, (0.74 * vessel.width) / content.width);
  return joined([at(scaled(content, fit), vessel.height * 0.04), at(vessel, 0)]);
}
export const canHold = (vessel: Noun, { kind }: Noun): boolean =>
  VESSELS.has(vessel.art) && (kind !== 'flier' || SEE_THROUGH.has(vessel.art));
function filled(vessel: Sprite, loads: readonly Item[], { art }: Noun): Sprite {
  const all = loads.flatMap((one) => copiesOf({ ...one, count: Math.min(loads.length > 1 ? 2 : 7, one.count) }));
  if (SEE_THROUGH.has(art)) return seenInside(inLine(loads.map((one) => drawArt(one))), vessel);
  const parts = all.map((content, index) => {
    const x = (index / Math.max(1, all.length - 1) - 0.5) * (all.length > 1 ? 0.56 : 0);
    const isStem = sets.STEMMED.has(content.noun.art);
    const [drawn, isAlive, isBehind] = [drawArt(content), isCreature(content), index % 2 === 1 && all.length > 2];
    const wide = /tub$/i.test(art) ? 0.3 : all.length === 1 ? 0.72 : all.length < 4 || isStem ? 0.5 : 0.4;
    const tall = (isAlive || isStem ? 1.2 : 0.9) * vessel.height;
    const fit = Math.min((wide * vessel.width) / drawn.width, tall / drawn.height);
    const rise = (content.noun.kind === 'plant' ? 0.16 : isAlive ? 0.08 : 0) + (isBehind ? 0.16 : 0);
    const leaning = isStem ? tilted(drawn, x * 70) : drawn;
    return at(scaled(leaning, fit), ((BRIMS.get(art) ?? 0.7) + rise) * vessel.height, x * vessel.width);
  });
  return joined([...parts.toSorted((one, other) => other.up - one.up), at(vessel, 0)]);
}
export const isTopping = ({ noun }: Item): boolean => noun.art === 'candle' || sets.TOPPINGS.has(noun.kind);
function topped(dish: Sprite, load: readonly Item[], [up = 0, wide = 0, high = 0, share = 0.26]: readonly number[]) {
  const all = load.flatMap((one) => copiesOf({ ...one, count: Math.max(high > 0.2 ? 3 : 1, one.count) }));
  const parts = all.map((one, index) => {
    const drawn = drawArt(one);
    const piece = scaled(drawn, (share * dish.width) / Math.max(drawn.width, drawn.height));
    const [angle, far] = [index * 2.4, (Math.min(1, all.length - 1) * Math.sqrt((index + 0.5) / all.length)) / 2];
    const rise = dish.height * (up + high * far * Math.sin(angle)) - (high > 0 ? piece.height / 2 : 0);
    return at(piece, rise, dish.width * wide * far * Math.cos(angle));
  });
  return joined([at(dish, 0), ...parts.toSorted((one, other) => other.up - one.up)]);
}
function withCandles(cake: Sprite, count: number): Sprite {
  const candle = drawThing('cakeCandle', (cake.width / UNIT) * 0.36);
  const step = Math.min(40, 150 / Math.max(1, count - 1)) * (cake.width / 230);
  const spots = Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * step);
  return joined([at(cake, 0), ...spots.map((x) => at(candle, cake.height * 0.9, x))]);
}
/** Draws a picture, a statue or a cake with its motif; other things take the shape of the motif. */
export function bearing(item: Item, motif: Sprite, size = drawnSize(item)): Sprite {
  const [up, wide = 0, high = 0, color] = bearers[item.noun.art]?.split(' ') ?? [];
  const shown = color === undefined ? motif : dyed(motif, item.color ?? color);
  if (up === undefined || Number(up) < 0) return scaled(shown, (size * UNIT) / Math.max(shown.width, shown.height));
  const bearer = drawArt({ ...item, shows: undefined, view: undefined, count: 1 }, size);
  const [width, height] = [Number(wide) * bearer.width, Number(high) * bearer.height];
  const fit = Math.min(width / shown.width, height / shown.height) * (item.view === undefined ? 1 : 0.8);
  const scene = item.view === undefined ? [] : [at(landscape(item.view, width, height), bearer.height * Number(up))];
  return joined([at(bearer, 0), ...scene, at(scaled(shown, fit), bearer.height * Number(up))]);
}
function landscape(view: string, width: number, height: number): Sprite {
  const size = `x="${-width / 2}" y="${-height}" width="${width}" height="${height}"`;
  const drawn = drawPlace(placeNamed(view), 'day', toRandom(1)).back;
  const svg = `<svg ${size} viewBox="0 0 1024 1024" preserveAspectRatio="xMidYMid slice">${drawn}</svg>`;
  return { svg, width, height };
}
export function drawArt(item: Item, size = drawnSize(item)): Sprite {
  const { noun, color, count, wears, letters, shows, view } = item;
  if (shows !== undefined || view !== undefined)
    return bearing(item, shows ? drawArt(shows) : { svg: '', width: 1, height: 1 }, size);
  if (noun.art === 'marcel') return scaled(drawFigure(toFigure(item, actorFor(item) ?? marcel, 'stand')), size);
  const actor = FACES_ONLY.has(noun.art) || noun.kind === 'person' ? actorFor(item) : undefined;
  if (actor !== undefined) return scaled(drawFigure(toFigure(item, actor, 'stand')), size);
  const own = Math.min(1.6, Math.max(0.7, size));
  const plain = scaled(drawThing(noun.art, own, color), size / own);
  const sprite = { ...plain, svg: (item.paints ?? []).reduce((all, paint) => all.replaceAll(...paint), plain.svg) };
  if (letters !== undefined && noun.art === 'signboard') return signboard(letters, size * UNIT);
  const load = item.related.filter(({ relation }) => relation === 'with').map((one) => one.item);
  const candle = load.find((one) => one.noun.art === 'candle');
  const dish = DISHES.get(noun.art);
  const toppings = load.filter((one) => one !== candle && isTopping(one));
  const held = load.filter((one) => canHold(noun, one.noun));
  const filledUp = dish ? topped(sprite, toppings, dish) : held.length > 0 ? filled(sprite, held, noun) : sprite;
  const whole = noun.art === 'cake' ? withCandles(filledUp, candle?.count ?? (toppings.length > 0 ? 0 : 3)) : filledUp;
  const head = findHead(noun, sprite);
  const grid = head.size / 140;
  const moods = moodMarks(item).map(({ drawn, x, y }) =>
    at(scaled(drawn, grid), head.y + (84 - y) * grid, head.x + (x - 120) * grid),
  );
  const feature = isCreature(item) || noun.kind === 'building' ? undefined : faces[item.mood ?? ''];
  const face = feature === undefined ? [] : [at(drawThing(feature, (0.42 * sprite.width) / UNIT), sprite.height * 0.3)];
  const dressed = joined([at(wears.length === 0 ? whole : dressedUp(whole, item), 0), ...face, ...moods]);
  if (letters !== undefined) {
    const [up, height, paint] = (signs[noun.art] ?? '0.24 0.33').split(' ');
    const sign = signboard(letters, sprite.width * Number(height), paint);
    return joined([at(dressed, 0), at(sign, sprite.height * Number(up))]);
  }
  return count > 1 ? scaled(drawCopies(dressed, count, false), 0.72) : dressed;
}
const SEAT = /^(?:bed|bench|sofa|.*chair|stool|swing|throne|log|hayBale|bicycle|motorcycle|.*-scooter)$/i;
const { ON_FEET } = sets;
/** Those who are on a seat sit, whatever they do. */
export function toFigure(item: Item, actor: Actor, pose: string, held: readonly Held[] = [], isHalf = false): Figure {
  const isSeated = item.related.some(({ relation, item: { noun } }) => relation !== 'with' && SEAT.test(noun.art));
  const feet = isSeated && !ON_FEET.has(item.verb?.name ?? '') ? undefined : poseNamed(pose).feet;
  const own = { actor, pose: { ...poseNamed(pose), feet }, face: toFace(item), wears: item.wears };
  const words = item.letters === undefined ? [] : [{ drawn: signboard(item.letters, 46), x: 120, y: 212, layer: 'f' }];
  return { ...own, held: [...held, ...words, ...moodMarks(item)], isHalf };
}
