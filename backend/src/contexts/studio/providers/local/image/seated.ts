import type { Face } from '@marcel/art/marcel';
import { ellipse, outlined, place, tube } from '@marcel/art/svg';
import { at, drawThing, inLine, joined, mirrored, scaled, turned, UNIT, type Sprite } from '../art/sprite.js';
import { dressedHead, drawFigure, drawPorthole, type Actor, type Figure, type Held } from '../art/figure.js';
import { drawPiece, fragmentNamed } from '../art/fragments.js';
import type { Noun, Relation, Verb } from '../prompt/lexicon.js';
import { variedCopiesOf, SEE_THROUGH, VESSELS, type Item } from '../prompt/scene.js';
import { actorFor, drawArt, FACES_ONLY, toFigure, findHead, drawnSize, seenInside } from './items.js';
import bodies from '../tables/bodies.json' with { type: 'json' };

const seats = new Map(Object.entries(bodies.seats));
export const findSeat = ({ art, kind }: Pick<Noun, 'art' | 'kind'>): number =>
  seats.get(FACES_ONLY.has(art) ? '#person' : art) ?? seats.get(`#${kind}`) ?? 0.85;
const isEnclosing = ({ art, kind }: Noun): boolean =>
  (kind === 'thing' || kind === 'furniture') && !seats.has(art) && !VESSELS.has(art);
/** Sizes of things below or in which somebody stands, as shares of the height of who does. */
export const frames = new Map(Object.entries(bodies.frames));
/** Windows of vehicles: x and height as shares of the width and height, size of the head as a share of the height. */
export const windows = new Map(Object.entries(bodies.windows));
function seated(rider: Sprite, support: Sprite, seat: number, isInside = false): Sprite {
  const up = Math.max(support.height * seat, isInside && seat > 0.56 ? support.height - rider.height * 0.6 : 0);
  return joined(isInside ? [at(rider, up), at(support, 0)] : [at(support, 0), at(rider, up - 10)]);
}
/** Returns the seat in a boat, as a share of its width from the middle; anglers hold the rod over its edge. */
const boatSide = ({ art }: Noun, isAngler = false): number => (isAngler ? 0.3 : art === 'rowboat' ? -0.08 : -0.24);
/** Puts somebody into a thing of which only the lower part covers the rider: a boat, not its sail. */
function aboard(rider: Sprite, vessel: Sprite, share: number, x: number, depth = 40): Sprite {
  const { width, height, svg } = vessel;
  const crew = scaled(rider, Math.min(1, (0.75 * width) / rider.width));
  const clip = `<clipPath id="hull"><rect x="${-width}" y="${-height * share}" width="${2 * width}" height="${height}"/></clipPath>`;
  const hull = { ...vessel, svg: `${clip}<g clip-path="url(#hull)">${svg}</g>` };
  const side = crew.width > width / 2 && x < 0 ? 0 : x * width;
  return joined([at(vessel, 0), at(crew, height * share - depth, side), at(hull, 0)]);
}
export function drawRiding(item: Item, actor: Actor, verb: Verb, object: Item, marks: readonly Held[]): Sprite {
  const { kind, art } = object.noun;
  const posed = (pose: string): Sprite => drawFigure(toFigure(item, actor, pose, marks));
  const mounted = FACES_ONLY.has(art) ? actorFor(object) : undefined;
  const seat = mounted ? 0.66 : findSeat(object.noun);
  if (kind === 'board' || art === 'skateboard' || verb.name === 'surf')
    return seated(posed(verb.name === 'sit' ? 'sit' : 'surf'), drawArt(object, 1.05), seat);
  const isOnBack = /^(?:animal|fish|flier)$/.test(kind);
  const size = Math.max(isOnBack ? 1.35 : 0.9, Math.min(1.7, drawnSize(object)));
  const onFours = mounted && scaled(animalOf(toFigure(object, mounted, 'stand'), 'fourLegs', 340, 250), size);
  const own = onFours ?? drawArt(object, size);
  const support = art === 'sled' ? mirrored(own) : own;
  const pose = verb.pose === 'cheer' ? 'cheer' : 'sit';
  if (!/^(?:animal|bike|fish|flier)$/.test(kind) && art !== 'broom')
    return seated(posed(pose), support, seat, /tub$/i.test(art));
  const half = drawFigure(toFigure(item, actor, 'wheel', marks, true));
  const [up, head] = [support.height * seat, findHead(object.noun, support)];
  const x = isOnBack ? -Math.sign(head.x) * support.width * 0.1 : 0;
  const leg = isOnBack ? outlined(tube(actor.sleeve, `M${x} ${-up - 4}L${x + 6} ${52 - up}`, 38)) : '';
  const foot = place(actor.foot, { x: x + 8, y: 62 - up, scale: 0.9 });
  const reins = `M${x - 34} ${-up - 48}L${head.x * 1.1} ${head.size * 0.2 - head.y}L${x + 34} ${-up - 48}`;
  const tack = isOnBack ? `<path d="${reins}" fill="none" stroke="#5f3b2a" stroke-width="7"/>` : '';
  const [rider, mount] = [at(half, up - (isOnBack ? 16 : 34), x), at({ ...support, svg: support.svg + tack }, 0)];
  return joined([...(isOnBack ? [mount, rider] : [rider, mount]), { ...mount, svg: leg + foot }]);
}
/** The open eyes of pictograms, and where their left end is from the start of their path. */
const EYES = bodies.eyes.map(([eye, x, y]) => ({ eye: new RegExp(String(eye), 'g'), x: Number(x), y: Number(y) }));
/** Closes the eyes of a pictogram, and a laughing mouth. */
export const asleep = (svg: string): string =>
  EYES.reduce(
    (all, { eye, x, y }) => all.replace(eye, `m${x} ${y}q1 1.6 2 0v.7q-1 1.6-2 0zm${-x} ${-y}`),
    svg.replaceAll(/<path fill="#\w+" d="M16 23\.106[^>]*>/g, ''),
  );
const bodyParts = new Map(Object.entries(bodies.bodyParts));
/** Draws an animal of which the icons have only a face: curled up, or on all fours. */
export function animalOf(figure: Figure, pose: string, width: number, height: number): Sprite {
  const { foot, sleeve, tail, trunk = sleeve } = figure.actor;
  const svg = bodyParts.get(pose)?.map((part) => {
    const [name = '', ...numbers] = part.split(' ');
    const [x = 0, y = 0, turn = 0, scale = 1] = numbers.map(Number);
    if (name === 'trunk') return outlined(ellipse(trunk, x, y, turn, scale));
    if (name === 'leg') return outlined(tube(sleeve, `M${x} ${y}v60`, 40));
    return place(name === 'head' ? dressedHead(figure) : name === 'foot' ? foot : tail, { x, y, turn, scale });
  });
  return { svg: svg?.join('') ?? '', width, height };
}
export function drawLying(item: Item, awake: Actor, verb: Verb, object: Item | undefined): Sprite {
  const isAnimal = item.noun.kind === 'animal';
  const actor = isAnimal ? { ...awake, head: (face: Face) => asleep(awake.head(face)) } : awake;
  const figure = toFigure(item, actor, object?.noun.art === 'bed' ? 'hug' : 'stand');
  const sleeper =
    isAnimal && object?.noun.art !== 'bed' ? animalOf(figure, 'curledUp', 310, 164) : turned(drawFigure(figure), -84);
  const zzz = verb.name === 'sleep' ? drawThing('snore', 0.3) : { svg: '', width: 0, height: 0 };
  if (object?.noun.art === 'bed') {
    const bed = { svg: drawPiece('bedFrame'), width: 420, height: 200 };
    const blanket = { svg: drawPiece('bedcover', '#e0563c'), width: 10, height: 10 };
    return joined([at(bed, 0), at(sleeper, 74, -40), at(blanket, 0), at(zzz, sleeper.height + 60, -20)]);
  }
  if (object === undefined) return joined([at(sleeper, 0), at(zzz, sleeper.height, -40)]);
  const support = drawArt(object, Math.max(1.5, drawnSize(object) * 1.4));
  const isInside = VESSELS.has(object.noun.art) && object.noun.art !== 'treasure';
  const rim = support.height * (object.noun.art === 'coffee' ? 0.72 : 1);
  const up = isInside ? rim - sleeper.height * 0.6 : support.height * findSeat(object.noun) - 20;
  const [below, above] = [at(support, 0), at(sleeper, up)];
  const cloth = { ...below, svg: /hammock/i.test(object.noun.art) ? drawPiece('hammockFront', object.color) : '' };
  return joined([...(isInside ? [above, below] : [below, above]), cloth, at(zzz, up + sleeper.height, -40)]);
}
export function drawHalf(item: Item, pose: string): Sprite {
  const actor = actorFor(item);
  if (actor === undefined) {
    const sprite = drawArt({ ...item, count: 1 }, 1);
    return scaled(sprite, Math.min(290 / sprite.height, 340 / sprite.width));
  }
  return drawFigure(toFigure(item, actor, pose, [], true));
}
function faceAt(item: Item, size: number): string {
  const actor = actorFor(item);
  if (actor !== undefined)
    return place(dressedHead(toFigure(item, actor, 'wheel')), { x: 0, y: size * 0.08, scale: size / 190 });
  const sprite = drawArt({ ...item, count: 1 });
  const head = findHead(item.noun, sprite);
  const scale = size / (head.size * 1.2);
  return place(sprite.svg, { x: -head.x * scale, y: head.y * scale, scale });
}
export function drawDriving(item: Item, object: Item): Sprite {
  const { art, kind } = object.noun;
  const alone = drawHalf(item, art === 'hotAirBalloon' ? 'wave' : 'wheel');
  const guests = item.companions.slice(0, 2).map((one) => scaled(drawHalf(one, 'wave'), 0.9));
  const driver = guests.length === 0 ? alone : inLine([alone, ...guests.map((one) => ({ ...one, width: 130 }))]);
  if (art === 'hotAirBalloon')
    return aboard(scaled(driver, Math.min(0.8, 280 / driver.width)), drawArt(object, 2.6), 0.26, 0);
  const vehicle = drawArt(object, Math.max(1.6, drawnSize(object)));
  const window = windows.get(art);
  if (kind === 'boat' && window === undefined)
    return aboard(driver, vehicle, findSeat(object.noun), boatSide(object.noun));
  const up = vehicle.height * (seats.get(art) ?? 0.5);
  if (window === undefined) return joined([at(driver, up, guests.length === 0 ? -24 : -70), at(vehicle, 0)]);
  const riders = [item, ...item.companions.flatMap(variedCopiesOf).slice(0, 2)];
  const size = vehicle.height * window.size * (riders.length > 2 ? 0.85 : 1);
  const heads = riders.map((one, index) => {
    const step = (index - (riders.length - 1) / 2) * size;
    const { x, up, rise } = { rise: 0, ...window };
    const left = rise === 0 ? (riders.length === 1 ? vehicle.width * x : step * 1.15) : vehicle.width * x + step * 0.4;
    return place(drawPorthole(faceAt(one, size), size), { x: left, y: -vehicle.height * up - step * rise * 0.42 });
  });
  return { ...vehicle, svg: vehicle.svg + heads.join('') };
}
function typing({ paw }: Actor): Sprite {
  const laptop = drawThing('laptopBack', 0.56);
  const paws = [-1, 1].map((side) => outlined(ellipse(paw, side * laptop.width * 0.46, -22, 20, 17)));
  return { ...laptop, svg: laptop.svg + paws.join('') };
}
type Work = { verb: Verb; furniture: string; object: Item | undefined; marks: readonly Held[] };
export function drawBehind(item: Item, actor: Actor | undefined, { verb, furniture, object, marks }: Work): Sprite {
  const isTyping = verb.name === 'computer' && object?.noun.art === 'laptop' && actor !== undefined;
  const kinds = [/^stove$/, /^desk$/, /^(?:grandPiano|pipeOrgan)$/];
  const [isStove, isDesk, isPiano] = kinds.map((kind) => kind.test(furniture));
  const full = drawThing(furniture, isStove ? 0.95 : isDesk ? 1.5 : 1.25);
  const front = actor === undefined ? scaled(full, 0.7) : full;
  const figure = actor ? drawFigure(toFigure(item, actor, verb.pose, marks, !isPiano)) : drawHalf(item, '');
  const others = item.companions.flatMap(variedCopiesOf).slice(0, 3);
  const long = others.length === 0 || isPiano ? front : scaled(front, 1.05 + 0.2 * others.length);
  const up = long.height * (actor === undefined && others.length === 0 ? 0.5 : isPiano || isTyping ? 0.84 : 0.7);
  const middle = others.length > 0 ? 0 : isStove ? 68 : isDesk ? 100 : 90;
  const [left, step] = others.length > 0 ? [-80 - 50 * others.length, others.length === 1 ? 260 : 160] : [-45, 160];
  const isMeal = /^(?:eat|drink|tea|breakfast|lunch|dinner|exam|homework)$/.test(verb.name);
  const seats = [left, ...others.map((_, index) => left + step * (index + 1))];
  const spots = isMeal && others.length > 0 ? seats.map((seat) => seat + step * 0.36) : [middle];
  const top = (object === undefined || isPiano || isTyping ? [] : spots).map((x) => {
    const thing = drawArt(object ?? item, Math.min(isStove ? 0.5 : 0.7, Math.max(0.45, drawnSize(object ?? item))));
    return at(scaled(thing, Math.min(1, (spots.length > 1 ? 60 : 160) / thing.width)), long.height * 0.97, x);
  });
  if (verb.name === 'bake') top.push(at(drawThing('bowl-with-spoon', 0.4), long.height * 0.95, left - 70));
  // The laptop is in front of who works on it, with paws at both of its sides.
  if (isTyping) top.push(at(typing(actor), long.height * 0.97, left));
  const partners = others.map((one, index) => {
    const half = drawHalf(one, 'stand');
    return at(scaled(half, Math.min(1, 240 / half.height)), up, seats[index + 1]);
  });
  if (isPiano) return joined([...partners, at(long, 0, 110), at(figure, actor === undefined ? 60 : 0, -130)]);
  return joined([at(figure, up, left), ...partners, at(long, 0), ...top]);
}
/** Heights of the rims of vessels as shares of their heights. */
const rims = new Map(Object.entries(bodies.rims));
function within(drawn: Sprite, support: Item): Sprite {
  const around = drawArt(support, Math.max(1, drawn.height / UNIT) * 1.7);
  const fit = Math.min((0.72 * around.height) / drawn.height, (0.8 * around.width) / drawn.width);
  return joined([at(around, 0), at(scaled(drawn, fit), around.height * 0.1)]);
}
export function onSupport(drawn: Sprite, item: Item, support: Item, relation: Relation): Sprite {
  const { art, kind } = support.noun;
  if (art === 'tunnelHill') {
    const isAhead = drawn.width < drawn.height;
    const hill = drawThing(isAhead ? 'tunnel' : art, ((isAhead ? 3.1 : 1.75) * drawn.height) / UNIT);
    // Pictograms of vehicles look to the left.
    const side = fragmentNamed(item.object?.noun.art ?? item.noun.art) === undefined ? 1 : -1;
    const x = isAhead ? 0 : side * (0.15 * drawn.width + 0.4 * hill.width);
    const parts = [at(drawn, 0), at(side > 0 ? mirrored(hill) : hill, 0, x)];
    return joined(isAhead ? parts.toReversed() : parts);
  }
  const isInVessel = relation === 'in' && VESSELS.has(art);
  const isVessel = isInVessel || (relation === 'in' && /^(?:boat|vehicle|food)$/.test(kind));
  const rim = rims.get(art) ?? 0.56;
  const isTall = kind === 'tree' || kind === 'building';
  const least = drawnSize(item) * (isTall ? 1.5 : 0.95);
  if (relation === 'in' && isEnclosing(support.noun)) return within(drawn, support);
  if (relation === 'in' && SEE_THROUGH.has(art)) return seenInside(drawn, drawArt(support, least * 2));
  if (relation === 'over') {
    const below = drawArt(support, Math.max(drawnSize(support), (1.2 * drawn.width) / UNIT));
    const big = Math.max(1, (0.7 * below.width) / drawn.width);
    return joined([at(below, 0), at(scaled(drawn, big), below.height * 1.04)]);
  }
  const isCrowd = relation === 'on' && item.noun.kind === 'animal' && drawn.width > drawn.height && !isTall;
  const room = isCrowd || /^(?:plate|openBox)$/.test(art) ? 1.35 : 1;
  const wide = (drawn.width / UNIT) * (item.size < 1 && !isInVessel ? 2.2 : room);
  const size = Math.max(drawnSize(support), isInVessel && kind === 'thing' ? 0 : least, wide);
  const most = isTall ? Math.max(wide, ((item.size > 1.4 ? 1 : 2.6) * drawn.height) / UNIT) : 2.4;
  const under = drawArt(support, Math.min(most, size));
  if ((item.isAside ?? item.noun.kind === 'flier') && actorFor(support) !== undefined) {
    const small = scaled(drawn, Math.min(1, (0.42 * under.height) / drawn.height));
    return joined([at(under, 0), at(small, under.height * 0.46, under.width * 0.48)]);
  }
  const isAngler = item.verb?.name === 'fish' && item.count + item.companions.length === 1;
  if (kind === 'boat') return aboard(drawn, under, findSeat(support.noun), boatSide(support.noun, isAngler));
  if (isInVessel && art === 'coffee') {
    const small = scaled(drawn, (0.66 * under.width) / drawn.width);
    return aboard(small, under, 0.62, -0.12, small.height * 0.32);
  }
  const isPlanted = isInVessel && item.noun.kind === 'plant';
  const bunch = isPlanted || isCrowd ? ((isPlanted ? 1.3 : 0.76) * under.width) / drawn.width : 1;
  const fitting = scaled(drawn, kind === 'tree' && relation === 'in' ? 0.8 : Math.min(1, bunch));
  return seated(fitting, under, isInVessel ? rim : isVessel ? 0.32 : findSeat(support.noun), isVessel);
}
