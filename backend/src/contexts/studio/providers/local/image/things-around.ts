import { place } from '@marcel/art/svg';
import { drawPictogram } from '../pictograms/draw-pictogram.js';
import type { Thing } from '../prompt/thing.js';
import type { Prop } from '../props/prop.js';
import { PROPS } from '../props/props.js';
import { atTheirs, type Placed, withAllOnIt } from './placed.js';
import { AFLOAT, type Area, besideAll, BETWEEN, ENCLOSING, HEIGHT, RELATED, type Spot, SPOTS } from './spots.js';
import { isAfloat, isEnclosing, isShared } from '../prompt/creatures.js';
import type { Relation } from '../prompt/relations.js';
import type { Random } from '../random.js';

const propOf = ({ drawn }: Thing): Prop | undefined => (drawn.by === 'hand' ? PROPS[drawn.name] : undefined);

const sizeOf = ({ relation, size = 1 }: Thing): number => (relation === 'below' || relation === 'above' ? 1 : size);

const SAD_MOUTHS: ReadonlyMap<string, string> = new Map([
  [
    'clown-face',
    '<path fill="#fff" d="M6.8 18.1H25.2C25 23 22 28 16 28S7 23 6.8 18.1Z"/><path fill="none" stroke="#f70a8d" stroke-width="2.2" stroke-linecap="round" d="M10 25.4C12 20.6 20 20.6 22 25.4"/>' +
      '<path fill="#00a6ed" d="M24 17.5C25.6 20 26 21 26 21.8A2 2 0 0 1 22 21.8C22 21 22.4 20 24 17.5Z"/>',
  ],
]);

function drawPlaced(placed: Placed): string {
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
    // Our own hanging props hang by their middle.
    const at = { x, y: prop.where === 'air' ? y - (HEIGHT * scale) / 2 : y, scale, turn };
    return place(prop.draw(colour ?? prop.colour), at);
  }
  const height = HEIGHT * scale;
  const mouth = thing.state?.mark === 'cloud-with-rain' ? (SAD_MOUTHS.get(drawn.name) ?? '') : '';
  const sad = mouth && `<g transform="translate(${-height / 2} ${-height}) scale(${height / 32})">${mouth}</g>`;
  return place(drawPictogram(drawn.name, height, colour) + sad, { x, y, scale: 1, turn });
}

const OF_ALL: ReadonlySet<Relation> = new Set(['above', 'back', 'next', 'inside', 'bearing', 'between']);

const FAR = -2000;

interface Surrounding {
  readonly behind: string;
  readonly before: string;
}

export interface Figures {
  readonly marcels: number;
  readonly water: number | undefined;
  readonly head: Spot;
  readonly shoulder: Spot;
}

const areaOf = (thing: Thing): Area => (thing.where === 'hand' ? (propOf(thing)?.where ?? 'ground') : thing.where);

function gatheringIn(things: readonly Thing[]): ReadonlyMap<Thing, readonly Thing[]> {
  const gathering = new Map<Thing, readonly Thing[]>();
  for (const thing of things) {
    const owners = things.filter(({ drawn }) => drawn.name === thing.of);
    const count = owners.reduce((sum, owner) => sum + owner.count, 0);
    const isForAll = thing.relation === 'below' && count > 1 && isShared(thing.drawn.name);
    const isBesideAll = thing.relation === 'next' && count > 1;
    if (count > 0 && (isForAll || isBesideAll || thing.relation === 'bearing')) gathering.set(thing, owners);
  }
  return gathering;
}

export function thingsAround(things: readonly Thing[], figures: Figures, random: Random): Surrounding {
  const taken = { ground: 0, air: 0, behind: 0, water: 0 };
  const mirrored = random.chance(0.5);
  const turn = () => random.between(-4, 4);
  const related = new Set<string>();
  const counts = new Map(things.map(({ drawn, count }) => [drawn.name, count]));
  const gathering = gatheringIn(things);
  const gathered = new Set([...gathering.values()].flat());
  const isOfAnother = (thing: Thing): boolean => {
    const { of, relation, drawn } = thing;
    if (gathering.has(thing) || relation === 'between') return false;
    // Breaks cycles: of two things that refer to each other, the first stands alone.
    const owner = things.find((one) => one.drawn.name === of);
    if (owner?.of === drawn.name && things.indexOf(thing) < things.indexOf(owner)) return false;
    const owners = of === undefined ? 0 : (counts.get(of) ?? 0);
    return owners === 1 || (owners > 1 && !OF_ALL.has(relation) && (relation === 'front' || !isShared(drawn.name)));
  };
  const isOnGround = ({ relation, where }: Thing) => relation === 'below' || (relation === 'over' && where !== 'air');
  const carried = new Set(things.flatMap((thing) => (isOnGround(thing) ? (thing.of ?? []) : [])));
  const between = new Set(things.flatMap(({ of, relation }) => (relation === 'between' ? (of ?? []) : [])));
  const spotOf = (area: Area): Spot => SPOTS[area][taken[area]++ % SPOTS[area].length] ?? SPOTS[area][0];
  const afloat = (thing: Thing): Spot | undefined => {
    if (figures.water === undefined || !isAfloat(thing.drawn.name) || thing.state !== undefined) return undefined;
    const spot = AFLOAT[taken.water++ % AFLOAT.length] ?? AFLOAT[0];
    return { ...spot, y: figures.water + spot.y };
  };
  const alone = eachBeforeMore(things.filter((thing) => !isOfAnother(thing) && !gathered.has(thing))).map(
    (thing): Placed => {
      const { relation } = thing;
      const his = spotAtHim(thing, figures);
      if (his !== undefined && !related.has(relation)) {
        related.add(relation);
        const isAround = his === ENCLOSING || relation === 'above' || relation === 'back';
        return { ...his, thing, turn: 0, isBefore: !isAround, depth: isAround ? FAR : his.y };
      }
      if (between.delete(thing.drawn.name)) return { ...BETWEEN, thing, turn: 0, isBefore: true, depth: BETWEEN.y };
      const inWater = afloat(thing);
      const area = carried.has(thing.drawn.name) ? 'ground' : areaOf(thing);
      const isFar = area === 'behind';
      const spot = inWater ?? spotOf(area);
      const { x, y, scale } = area === 'ground' && inWater === undefined ? besideAll(spot, figures.marcels) : spot;
      return {
        x: mirrored ? 1024 - x : x,
        y,
        scale,
        thing,
        turn: isFar ? 0 : turn(),
        isBefore: false,
        depth: isFar || inWater !== undefined ? FAR + y : y,
      };
    },
  );
  const together = alone.flatMap((one) => {
    const owners = gathering.get(one.thing);
    return owners === undefined ? one : withAllOnIt(one, owners);
  });
  // Lifts creatures onto what they stand on before placing things beside them.
  const theirs = things
    .filter(isOfAnother)
    .toSorted((one, other) => Number(isOnGround(other)) - Number(isOnGround(one)));
  const placed = withTheirs(together, theirs);
  const drawn = (isBefore: boolean) =>
    placed
      .filter((one) => one.isBefore === isBefore)
      .toSorted((one, other) => one.depth - other.depth)
      .map(drawPlaced)
      .join('');
  return { behind: drawn(false), before: drawn(true) };
}

function withTheirs(placed: readonly Placed[], theirs: readonly Thing[]): readonly Placed[] {
  const next = theirs.find(({ of }) => placed.some(({ thing }) => thing.drawn.name === of));
  return next === undefined
    ? placed
    : withTheirs(
        atTheirs(placed, next),
        theirs.filter((thing) => thing !== next),
      );
}

function spotAtHim({ relation, of, where, drawn }: Thing, { marcels, head, shoulder }: Figures): Spot | undefined {
  if (of !== undefined || where === 'behind') return undefined;
  if (relation === 'head') return head;
  if (relation === 'shoulder') return shoulder;
  if (relation === 'below' && isEnclosing(drawn.name)) return ENCLOSING;
  return relation === 'held' && marcels > 1 ? BETWEEN : RELATED[relation];
}

function eachBeforeMore(things: readonly Thing[]): Thing[] {
  const rounds = Math.max(0, ...things.map(({ count }) => count));
  return Array.from({ length: rounds }, (_, round) => things.filter((thing) => copiesOf(thing) > round)).flat();
}

const copiesOf = (thing: Thing): number =>
  thing.where === 'behind' ? Math.min(thing.count, SPOTS.behind.length) : thing.count;
