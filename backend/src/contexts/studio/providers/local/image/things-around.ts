import { isAfloat, isEnclosing, isShared } from '../prompt/creatures.js';
import type { Relation } from '../prompt/relations.js';
import type { Thing } from '../prompt/thing.js';
import type { Random } from '../random.js';
import { drawPlaced, propOf } from './draw-placed.js';
import { atTheirs, withAllOnIt, type Placed } from './placed.js';
import { AFLOAT, besideAll, BETWEEN, ENCLOSING, RELATED, SPOTS, type Area, type Spot } from './spots.js';

/** So large that several have one of it, or told of them all together. */
const OF_ALL: ReadonlySet<Relation> = new Set(['above', 'back', 'next', 'inside', 'bearing', 'between']);

const FAR = -2000;

/** What is drawn before and behind the figure. */
export interface Surrounding {
  readonly behind: string;
  readonly before: string;
}

/** Where things are put on Marcel, and how many of him there are. */
export interface Figures {
  readonly marcels: number;
  /** Where what floats is in the water, if there is any behind him. */
  readonly water: number | undefined;
  readonly head: Spot;
  readonly shoulder: Spot;
}

const areaOf = (thing: Thing): Area => (thing.where === 'hand' ? (propOf(thing)?.where ?? 'ground') : thing.where);

/** What is there once for several of others that are on it, in it or next to it. */
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

/** Gives each thing its spot: those that belong to Marcel at him, all others around him, as often as they were asked for. */
export function thingsAround(things: readonly Thing[], figures: Figures, random: Random): Surrounding {
  const taken = { ground: 0, air: 0, behind: 0, water: 0 };
  const mirrored = random.chance(0.5);
  const turn = () => random.between(-4, 4);
  const related = new Set<string>();
  const counts = new Map(things.map(({ drawn, count }) => [drawn.name, count]));
  const gathering = gatheringIn(things);
  const gathered = new Set([...gathering.values()].flat());
  /** One tree or table for four cats stands beside them. */
  const isOfAnother = (thing: Thing): boolean => {
    const { of, relation, drawn } = thing;
    if (gathering.has(thing) || relation === 'between') return false;
    // Of two that are each of the other, the first stands by itself.
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
  // What somebody stands on lifts them before anything is put to them.
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

/** Puts things to those that they belong to, whose own place may be at others. */
function withTheirs(placed: readonly Placed[], theirs: readonly Thing[]): readonly Placed[] {
  const next = theirs.find(({ of }) => placed.some(({ thing }) => thing.drawn.name === of));
  return next === undefined
    ? placed
    : withTheirs(
        atTheirs(placed, next),
        theirs.filter((thing) => thing !== next),
      );
}

/** Where something is that is told of Marcel himself. */
function spotAtHim({ relation, of, where, drawn }: Thing, { marcels, head, shoulder }: Figures): Spot | undefined {
  if (of !== undefined || where === 'behind') return undefined;
  if (relation === 'head') return head;
  if (relation === 'shoulder') return shoulder;
  if (relation === 'below' && isEnclosing(drawn.name)) return ENCLOSING;
  return relation === 'held' && marcels > 1 ? BETWEEN : RELATED[relation];
}

/** Of everything one, then of everything that there are more of another one, and so on: none is crowded out by many of another. */
function eachBeforeMore(things: readonly Thing[]): Thing[] {
  const rounds = Math.max(0, ...things.map(({ count }) => count));
  return Array.from({ length: rounds }, (_, round) => things.filter((thing) => copiesOf(thing) > round)).flat();
}

/** What is far is large. */
const copiesOf = (thing: Thing): number =>
  thing.where === 'behind' ? Math.min(thing.count, SPOTS.behind.length) : thing.count;
