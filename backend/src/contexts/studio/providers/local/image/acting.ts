import { INK } from '@marcel/art/palette';
import { place } from '@marcel/art/svg';
import { at, drawThing, inLine, isDrawn, joined, mirrored, scaled, tilted, turned, UNIT } from '../art/sprite.js';
import type { Sprite, Part } from '../art/sprite.js';
import { drawFigure, type Actor, type Held } from '../art/figure.js';
import { PLAYED } from '../prompt/cast.js';
import { nounWithArt, verbNamed, type Verb } from '../prompt/lexicon.js';
import { copiesOf, FLAVORS, isCreature, toItem, variedCopiesOf, VESSELS, type Item } from '../prompt/scene.js';
import { animalOf, asleep, drawBehind, drawDriving, drawLying, drawRiding, findSeat, windows } from './seated.js';
import type { Random } from '../random.js';
import { sets } from '../sets.js';
import marks from '../tables/marks.json' with { type: 'json' };
import things from '../tables/things.json' with { type: 'json' };
import verbs from '../tables/verbs.json' with { type: 'json' };
import { actorFor, drawArt, FACES_ONLY, toFigure, findHead, drawnSize } from './items.js';

const { STAGED, BESIDE, ON_FOUR_LEGS, HELD_ALOFT } = sets;
/** Verbs that say better what is done with a thing, by the verb of the prompt and the picture or the kind of the thing. */
const FITTING = new Map(Object.entries(verbs.fitting));
/** Returns the verb that fits its object: playing a guitar is not playing with a ball. */
export function verbFor({ verb, object }: Item): Verb | undefined {
  const [name, art, kind] = [verb?.name ?? '', object?.noun.art ?? '', object?.noun.kind];
  const isDriven = kind === 'aircraft' || windows.has(art);
  if (name === 'play' && object === undefined) return verb;
  if (name === 'play' || (name === 'blow' && kind === 'instrument'))
    return verbNamed(PLAYED.get(art) ?? (kind === 'instrument' ? 'squeeze' : 'toys'));
  const fitting = FITTING.get(`${name} ${art}`) ?? FITTING.get(`${name} ${kind}`) ?? FITTING.get(art);
  if (fitting !== undefined) return verbNamed(fitting);
  if (['fly', 'ride', 'sit'].includes(name) && isDriven) return verbNamed('drive');
  // Somebody who is shaved or called is no thing to hold.
  if (verb && object?.noun.kind === 'person' && /^\d/.test(verb.slot) && verb.object !== '')
    return { ...verb, slot: 'beside', marks: [verb.marks, `+${verb.object} ${verb.slot}`].filter(Boolean).join() };
  return verb;
}
function toSlot(text: string) {
  const [x = '', y = '', size = '', turn = '', layer = 'f'] = text.split(' ');
  return { x: Number(x), y: Number(y), size: Number(size), turn: Number(turn), layer };
}
/** Marks of what happens, on the grid of the figure: piece x y size turn layer color. */
const MARKS = new Map(Object.entries(marks.actions));
function toHeld(text: string): Held {
  const [name = '', ...rest] = text.trim().split(' ');
  const slot = toSlot(rest.join(' '));
  return { ...slot, drawn: drawThing(name, slot.size, rest[5]) };
}
const marksOf = ({ marks }: Verb): Held[] =>
  marks.split(',').flatMap((mark) => {
    const [own = '', pieces] = [mark.trim(), MARKS.get(mark.trim())];
    return own.startsWith('+') ? [toHeld(own.slice(1))] : (pieces ?? []).map(toHeld);
  });
const FOODS = new Map(Object.entries(things.foods));
function marksFor(verb: Verb, object: Item | undefined): Held[] {
  const named = object?.related.find(({ relation }) => relation === 'with')?.item.noun.art;
  const food = named ?? FOODS.get(object?.noun.art ?? '');
  if (verb.name === 'feed') return marksOf({ ...verb, marks: verb.marks.replace('red-apple', food ?? '$&') });
  const tree = `$& ${FLAVORS.get(object?.noun.art ?? '')}`;
  if (verb.name.startsWith('pick')) return marksOf({ ...verb, marks: verb.marks.replace(/fruitTree .*? b/, tree) });
  const all = marksOf({ ...verb, marks: verb.marks.replaceAll(/ c\b/g, ` ${object?.color ?? ''}`) });
  if (verb.name !== 'paint') return all;
  const canvas = drawArt(object ?? toItem(nounWithArt('framed')), 0.4);
  return [...all.slice(0, 1), { drawn: canvas, x: 250, y: 160, layer: 'b' }, ...all.slice(1)];
}
function bunchOf(one: Sprite, count: number): Sprite {
  const spots = Array.from({ length: count }, (_, at) => ({
    x: (at + 0.2 - (count - 1) * 0.34) * one.width,
    y: -64 - (at % 2) * 90,
  }));
  const strings = `<path d="${spots.map(({ x, y }) => `M0 0L${x} ${y - 4}`).join('')}" stroke="${INK}" stroke-width="5"/>`;
  const svg = strings + spots.map((spot) => place(one.svg, spot)).join('');
  const [width, height] = [2 * one.width * Math.max(0.6, count * 0.7 - 0.5), one.height + (count > 1 ? 154 : 64)];
  return { svg, width, height };
}
function drawHolding(item: Item, actor: Actor, object: Item, marks: readonly Held[]): Sprite {
  const { art, kind } = object.noun;
  const size = Math.min(0.7, Math.max(0.4, drawnSize(object)));
  const draw = (pose: string, held: Held): Sprite => drawFigure(toFigure(item, actor, pose, [held, ...marks]));
  const inHands = (all: readonly Item[]): Sprite => {
    const held = all.map((one, at): Held => {
      const drawn = drawArt({ ...one, related: [] }, Math.min(0.5, drawnSize(one)));
      return { drawn, x: 222 - (at % 2) * 204, y: 154 - (at > 1 ? drawn.height * 0.9 : 0), layer: 'b' };
    });
    return drawFigure(toFigure(item, actor, 'both', [...held, ...marks]));
  };
  const second = object.related.find(({ relation }) => relation === 'beside')?.item;
  if (second !== undefined) return inHands([object, second]);
  const wrap = toItem(nounWithArt('flowerWrap'), { related: [{ relation: 'with', item: object }] });
  if (sets.STEMMED.has(art) && object.count > 1)
    return draw('hug', { drawn: drawArt(wrap, 0.36), x: 160, y: 262, layer: 't' });
  const isBunch = /^balloons?$/.test(art);
  if (isBunch || HELD_ALOFT.has(art) || kind === 'sky') {
    const balloons = isBunch && bunchOf(drawArt({ ...object, count: 1 }, 0.46), object.count);
    return draw('aloft', { drawn: balloons || drawArt(object, size + 0.1), x: 196, y: 132, layer: 'b' });
  }
  if (object.noun.art === 'signboard') {
    const sign = drawArt(object, 0.45);
    const [reach, y] = [sign.width / 2 - 6, 274 - sign.height];
    const paws = { leftPaw: { x: 120 - reach, y }, rightPaw: { x: 120 + reach, y } };
    const figure = toFigure(item, actor, 'carry', [{ drawn: sign, x: 120, y: 272, layer: 'f' }, ...marks]);
    return drawFigure({ ...figure, pose: { ...figure.pose, ...paws } });
  }
  if (isCreature(object)) return draw('hug', { drawn: drawArt(object, 0.5), x: 150, y: 262, layer: 't' });
  if (object.count > 1 && object.count < 4 && size < 0.6) return inHands(copiesOf(object));
  if (size > 0.56)
    return draw('lift', { drawn: drawArt(object, Math.min(1, drawnSize(object))), x: 120, y: 40, layer: 'b' });
  const load = drawArt(object, size);
  if (VESSELS.has(art) && object.related.length > 0)
    return draw('carry', { drawn: scaled(load, 136 / load.height), x: 168, y: 266, layer: 't' });
  return draw('carry', { drawn: scaled(load, Math.min(1, 150 / load.width)), x: 120, y: 248, layer: 'f' });
}
export function findObject(item: Item, verb: Verb): Item | undefined {
  const isWave = /board/.test(verb.object) && /^(?:building|person)$/.test(item.object?.noun.kind ?? '');
  if (item.object !== undefined && !isWave) return item.object;
  const isPet = item.noun.kind !== 'person' && item.noun.art !== 'marcel';
  const food = FOODS.get(item.noun.art) ?? '';
  if (/^(?:eat|drink)$/.test(verb.name) && isPet)
    return food === '' || verb.name === 'drink' ? undefined : toItem(nounWithArt(food));
  const art = (verb.name === 'picnic' && item.noun.kind === 'person' && food) || verb.object;
  return isDrawn(art) ? toItem(nounWithArt(art)) : undefined;
}
export function drawActing(item: Item, actor: Actor, verb: Verb): Sprite {
  const object = findObject(item, verb);
  const [slot = '', furniture = ''] = verb.slot.split(' ');
  const marks = marksFor(verb, object);
  const draw = (held: readonly Held[]): Sprite => drawFigure(toFigure(item, actor, verb.pose, held));
  if (verb.pose === 'lie') return drawLying(item, actor, verb, item.related.length > 0 ? item.object : object);
  if (slot === 'behind') return drawBehind(item, actor, { verb, furniture, object, marks });
  if (object === undefined || BESIDE.has(slot) || STAGED.has(slot)) return staged(draw(marks), item, slot, object);
  if (slot === 'ride') return drawRiding(item, actor, verb, object, marks);
  if (slot === 'hand' || slot === 'between') return drawHolding(item, actor, object, marks);
  if (slot === 'mouth') return draw([{ drawn: turned(drawArt(object, 0.6), 70), x: 252, y: 170, layer: 't' }]);
  const { size, ...spot } = toSlot(verb.slot);
  const single = /^(?:eat|drink|roast)/.test(verb.name) ? { ...object, count: 1 } : object;
  const isOwn = /^(?:plant|push)$/.test(verb.name) && item.object !== undefined;
  const own = isOwn ? Math.max(0.6, Math.min(1.1, drawnSize(object))) : size;
  const thing = drawArt(single, own);
  const isBehind = spot.x < 0 && findHead(object.noun, thing).side < 0;
  return draw([{ ...spot, drawn: isBehind ? mirrored(thing) : thing }, ...marks]);
}
function staged(figure: Sprite, item: Item, slot: string, object: Item | undefined): Sprite {
  if (slot === 'flip') return turned(figure, 180);
  if (object === undefined || BESIDE.has(slot) || slot === 'easel') return figure;
  if (slot === 'drive') return drawDriving(item, object);
  const isWall = slot === 'wall' || /Hoop$/.test(object.noun.art);
  const [isBranch, isSlope] = ['branch', 'peak'].map((art) => slot === 'wall' && art === object.noun.art);
  const size = (figure.height / UNIT) * (isBranch ? 3 : isSlope ? 2.5 : isWall || slot === 'hide' ? 2 : 1.2);
  const thing = drawArt(object, isWall ? size : Math.min(size, drawnSize(object)));
  if (slot === 'hide') return joined([at(figure, 0, thing.width * 0.46), at(thing, 0, -thing.width * 0.12)]);
  const up = thing.height * (isBranch ? 0.38 : isWall ? 0.3 : 1.02) + (isBranch ? -figure.height : isWall ? 0 : 10);
  const x = thing.width * (isBranch ? 0.14 : isSlope ? -0.27 : 0);
  return joined([at(thing, 0), at(isSlope ? turned(figure, 32) : figure, up, x)]);
}
function lowered({ svg, width, height }: Sprite): Sprite {
  const clip = `<clipPath id="low"><rect x="${-width}" y="${-height * 1.1}" width="${2 * width}" height="${height * 0.88}"/></clipPath>`;
  const shown = place(`${clip}<g clip-path="url(#low)">${asleep(svg)}</g>`, { x: 0, y: height * 0.22 });
  return { svg: shown, width, height: height * 0.78 };
}
/** Draws a creature that has no figure of its own, with what it has to do. */
export function drawBesides(item: Item, verb: Verb): Sprite {
  const own = verb.pose === 'lie' && item.noun.kind === 'animal' ? lowered(drawArt(item)) : drawArt(item);
  const nod = verb.name === 'drink' && item.noun.kind === 'animal' ? findHead(item.noun, own).side * 12 : 0;
  const lean = { dance: 14, jump: findHead(item.noun, own).side * -16 }[verb.name];
  const leaning = lean === undefined ? tilted(own, verb.pose === 'glide' ? -5 : nod) : turned(own, lean);
  const sprite = { ...leaning, width: own.width + (Math.abs(nod) * own.height) / 40 };
  const [slot = '', furniture = ''] = verb.slot.split(' ');
  const object = findObject(item, verb) ?? (nod === 0 ? undefined : toItem(nounWithArt('puddle')));
  const head = findHead(item.noun, sprite);
  const [size, side] = [drawnSize(item), head.side];
  const grid = Math.max(sprite.width / 240, sprite.height / 272);
  const bare = { ...verb, marks: verb.marks.replace(/,?\+diving-mask[^,]*/, '').replace(/skates|water/, '$& flat') };
  const marked = (isBehind: boolean): Part[] =>
    marksFor(bare, object).flatMap(({ drawn, x, y, layer, turn = 0 }) => {
      const mark = scaled(turned(drawn, turn), grid);
      const spot = (x - 120) * (x < 0 || x > 200 ? sprite.width / 240 : grid) * (side || 1);
      const up = (272 - y) * (sprite.height / 272);
      return (layer === 'b') === isBehind ? at(side < 0 ? mirrored(mark) : mark, up, spot) : [];
    });
  const all: Part[] = [...marked(true), at(sprite, 0), ...marked(false)];
  if (slot === 'behind') return drawBehind(item, undefined, { verb, furniture, object, marks: [] });
  if (slot === 'ahead' && side < 0) return mirrored(joined(all));
  if (object === undefined || BESIDE.has(slot) || STAGED.has(slot)) return staged(joined(all), item, slot, object);
  if (slot === 'ride') {
    const support = drawArt(object, Math.max(size * 1.2, Math.min(1.6, drawnSize(object))));
    const chin = (head.y - head.size * 0.5) / support.height;
    if (/tub$/i.test(object.noun.art))
      return joined([at(joined(all), support.height * Math.max(0.36, 0.72 - chin)), at(support, 0)]);
    return joined([at(support, 0), at(joined(all), support.height * findSeat(object.noun) - 6)]);
  }
  if (slot === 'mouth') {
    const isDown = item.related.some(({ relation }) => relation === 'over');
    const fire = turned(drawArt(object, size * 0.42), isDown ? -140 : -90);
    const x = head.x + (side || 1) * (head.size * 0.5 + fire.width * 0.4);
    const up = head.y - fire.height * (isDown ? 0.95 : 0.7);
    const whole = joined([...all, at(side < 0 ? fire : mirrored(fire), up, x)]);
    return side < 0 && item.related.length > 0 && !isDown ? mirrored(whole) : whole;
  }
  if (verb.name === 'hold' && isCreature(object) && side !== 0)
    return joined([...all, at(drawArt(object, size * 0.5), sprite.height * findSeat(item.noun) * 0.97)]);
  if (object.noun.art === 'umbrella') {
    const [up, x] = side === 0 ? [0.5, head.x * 0.6] : [0.32, side * sprite.width * 0.46];
    return joined([at(drawArt(object, Math.max(0.6, size * 1.15)), sprite.height * up, x), ...all]);
  }
  if (verb.name === 'pull') {
    const cart = drawArt(object, Math.max(size * 0.8, drawnSize(object)));
    return joined([...all, at(cart, 0, -(side || 1) * (sprite.width + cart.width) * 0.52)]);
  }
  const thing = drawArt(object, Math.min(drawnSize(object), size * (side === 0 ? 0.42 : 0.5)));
  const held = object.noun.art === 'kite' ? thing : bunchOf(drawArt({ ...object, count: 1 }, size * 0.4), object.count);
  if (/^balloons?$|^kite$/.test(object.noun.art))
    return joined([at(held, sprite.height * 0.5, (side || 1) * sprite.width * 0.46), ...all]);
  const isUp = HELD_ALOFT.has(object.noun.art) || (/^\d/.test(verb.slot) && toSlot(verb.slot).y < 140);
  if (side === 0 && verb.pose === 'lap') return joined([...all, at(scaled(thing, 1.2), sprite.height * 0.14)]);
  const x = side === 0 ? sprite.width * (isUp ? 0.5 : 0.34) : side * (sprite.width * 0.5 + thing.width * 0.3);
  const up = isUp ? head.y - (side === 0 ? thing.height : head.size) * 0.5 : sprite.height * 0.04;
  return joined([...all, at(isUp && side < 0 && object.letters === undefined ? mirrored(thing) : thing, up, x)]);
}
/** Draws somebody alone; children are smaller than adults. */
export const drawAlone = (item: Item, random: Random): Sprite =>
  scaled(drawPosed(item, random), item.noun.kind === 'person' ? Math.min(1, item.noun.size) : 1);
function drawPosed(item: Item, random: Random): Sprite {
  const [verb, actor, { noun, wears }] = [verbFor(item), actorFor(item), item];
  const isUpright = noun.kind === 'marcel' || noun.kind === 'person';
  const isPosed = isUpright || FACES_ONLY.has(noun.art) || /^(?:cat|monkey)$/.test(noun.art) || wears.length > 0;
  const isOnAllFours = ON_FOUR_LEGS.has(verb?.name ?? '') && item.object?.noun.kind !== 'food';
  const isBare = wears.length === 0 && item.mood === undefined && (verb === undefined || isOnAllFours);
  if (actor !== undefined && isBare && item.object === undefined && sets.FOUR_LEGGED.has(noun.art))
    return mirrored(animalOf(toFigure(item, actor, 'stand'), 'fourLegs', 420, 250));
  if (actor !== undefined && verb !== undefined && (isPosed || !isOnAllFours)) return drawActing(item, actor, verb);
  if (actor !== undefined && (isUpright || wears.length > 0 || FACES_ONLY.has(noun.art)))
    return drawFigure(
      toFigure(item, actor, noun.kind === 'marcel' ? random.pick(['wave', 'stand', 'cheer']) : 'stand'),
    );
  if (noun.art === 'signboard' && item.related.length === 0)
    return joined([at(drawThing('signPost', 0.4), 0), at(drawArt(item), 60)]);
  return verb === undefined ? drawArt(item) : drawBesides(item, verb);
}
/** Pairs who do something with each other, by verb: pose, what is between them, gap, lean, and size and height of the thing. */
const PAIRS = new Map(Object.entries(verbs.pairs));
/** Draws those who do something with each other, and those who follow somebody in a line, the young ones small. */
export function drawSharing(item: Item, random: Random): Sprite {
  const [verb = verbNamed('hold'), copies] = [verbFor(item), variedCopiesOf(item).slice(1)];
  const [pose = '', thing = '', ...numbers] = (PAIRS.get(verb?.name ?? '') ?? 'offer - 40').split(' ');
  const [gap, lean = 0, size = 0.5, up = 0.32] = numbers.map(Number);
  const isUmbrella = item.object?.noun.art === 'umbrella';
  const leader = verb?.name === 'follow' ? item.object : undefined;
  const mates = item.companions.length > 0 ? item.companions.flatMap(variedCopiesOf) : copies;
  const others = leader ? [...mates, leader] : mates;
  const all = [item, ...others].map((one, at) => {
    const own = isUmbrella ? (at === 0 ? 'aloft' : 'stand') : pose;
    const acting = verb && { ...verb, pose: own, slot: 'beside', object: '' };
    const alone = drawAlone({ ...one, verb: acting, object: undefined, companions: [], count: 1 }, random);
    const isYoung = leader && one !== leader && drawnSize(one) < drawnSize(leader);
    const drawn = scaled(alone, Math.min(1, ((isYoung ? 0.4 : 1.2) * UNIT) / alone.height));
    const isLeftward = !isUmbrella && !leader && at >= (others.length + 1) / 2;
    const isTurned = (actorFor(one) === undefined && findHead(one.noun, drawn).side < 0) !== isLeftward;
    const leaning = lean === 0 ? drawn : turned(drawn, isTurned === isLeftward ? lean : -lean);
    return isTurned ? mirrored(leaning) : leaning;
  });
  const shared = leader ? undefined : (item.object ?? (thing === '-' ? undefined : toItem(nounWithArt(thing))));
  const held = shared && drawArt(shared, size * Math.min(1, Math.max(...all.map(({ height }) => height)) / 240));
  const isArmless = /^(?:hug|dance)$/.test(item.verb?.name ?? '') && others.some((one) => actorFor(one) === undefined);
  const reach = Math.max(gap ?? 0, (held?.width ?? 0) - 30);
  const line = inLine(all, isArmless ? -24 : isUmbrella ? -12 : pose === 'offer' ? reach : gap);
  if (isUmbrella && item.object) {
    const umbrella = drawArt(item.object, Math.max((1.05 * line.width) / UNIT, (1.25 * line.height) / UNIT));
    return joined([at(umbrella, line.height * 0.42), at(line, 0)]);
  }
  if (held === undefined) return line;
  return joined(up < 0 ? [at(held, 0), at(line, held.height * -up)] : [at(line, 0), at(held, line.height * up)]);
}
/** Returns whether several are drawn as one group that does something with each other. */
export function isSharing(item: Item): boolean {
  if (item.verb?.name === 'follow' && item.count > 1 && item.object && isCreature(item.object)) return true;
  const [name, { count, companions, object }] = [verbFor(item)?.name ?? '', item];
  const isPeopled = count === 2 || (companions.length > 0 && object?.noun.art === 'umbrella');
  const isHeldByTwo = item.verb?.name === 'hold' && isPeopled && object?.count === 1 && !isCreature(object);
  if (!PAIRS.has(name) || (item.verb?.name === 'hug' && object !== undefined)) return isHeldByTwo;
  return companions.length > 0 || count === 2 || (count > 2 && /^(?:share|tug|hands|hug)$/.test(name));
}
