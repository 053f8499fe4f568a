import { COLOUR_WORDS } from '../prompt/colours-of.js';
import { isTree } from '../prompt/creatures.js';
import type { Thing } from '../prompt/thing.js';
import { WORN } from '../prompt/worn.js';
import { HEIGHT, type Spot } from './spots.js';

export interface Placed extends Spot {
  readonly thing: Thing;
  readonly isBefore: boolean;
  readonly depth: number;
  readonly turn: number;
}

const WORN_AT = { hat: 0.74, glasses: 0.52, clothes: 0.22 } as const;

const WORN_BY_ITSELF: ReadonlyMap<string, ReadonlySet<string>> = new Map([['snowman', new Set(['scarf', 'top-hat'])]]);

const isWornAnyway = ({ drawn }: Thing, worn: Thing): boolean =>
  (worn.colour === undefined || worn.colour === COLOUR_WORDS['red']) &&
  WORN_BY_ITSELF.get(drawn.name)?.has(worn.drawn.name) === true;

const ROW_ON = { width: 0.95, height: 0.46, scale: 0.66 };

const CROWN = { column: 0.21, top: 0.78, row: 0.21 };

const inCrownOf = (count: number): number => (count === 1 ? 0.34 : count <= 3 ? 0.24 : 0.17);

export function atTheirs(placed: readonly Placed[], thing: Thing): readonly Placed[] {
  return placed.flatMap((owner) => (owner.thing.drawn.name === thing.of ? atOwner(owner, thing) : owner));
}

function atOwner(owner: Placed, thing: Thing): readonly Placed[] {
  const { x, y, scale, depth } = owner;
  const size = HEIGHT * scale;
  const side = x < 512 ? -1 : 1;
  const its = { ...owner, thing, turn: 0, depth: depth + 1 };
  switch (thing.relation) {
    case 'below':
      return [
        { ...its, scale: scale * 1.3, depth },
        { ...owner, depth: depth + 1, y: y - size * 0.66, scale: scale * 0.85 },
      ];
    case 'over':
      return thing.where === 'air'
        ? [owner, { ...its, y: y + size * 0.82, scale: scale * 0.8, depth: depth - 1 }]
        : [
            { ...its, scale: scale * 0.8, depth },
            { ...owner, y: y - size * 0.68, turn: side * -12, depth: depth + 1 },
          ];
    case 'above':
      return [{ ...its, scale: scale * 2, depth: depth - 1 }, owner];
    case 'front':
      return [
        { ...owner, y: y - size * 0.34 },
        { ...its, y: y + size * 0.06 },
      ];
    case 'back':
      return [{ ...its, y: y - size * 0.12, scale: scale * 1.7, depth: depth - 1 }, owner];
    case 'inside':
      return [{ ...its, y: y - size * 0.6, scale: scale * 0.85, depth: depth - 1 }, owner];
    case 'next':
      return [
        { ...owner, x: x + side * size * 0.22, scale: scale * 0.68, turn: 0 },
        { ...its, x: x - side * size * 0.42, scale: scale * 0.68 },
      ];
    case 'worn':
      if (isWornAnyway(owner.thing, thing)) return [owner];
      return [owner, { ...its, y: y - size * WORN_AT[WORN[thing.drawn.name]?.instead ?? 'hat'], scale: scale * 0.45 }];
    case 'head':
      return [owner, { ...its, y: y - size * 0.8, scale: scale * 0.5 }];
    case 'shoulder':
      return [owner, { ...its, x: x + side * size * 0.34, y: y - size * 0.4, scale: scale * 0.5 }];
    case 'held':
      // A balloon floats above its holder.
      if (thing.where === 'air')
        return [owner, { ...its, x: x + side * size * 0.4, y: y - size * 0.5, scale: scale * 0.62 }];
      return [owner, atSide(its, side)];
    case 'bearing':
    case 'between':
    case 'beside':
      return [owner, atSide(its, side)];
  }
}

function atSide(its: Placed, side: number): Placed {
  const size = HEIGHT * its.scale;
  return { ...its, x: its.x + side * size * 0.36, y: its.y + size * 0.08, scale: its.scale * 0.52 };
}

export function withAllOnIt(placed: Placed, owners: readonly Thing[]): readonly Placed[] {
  const all = owners.flatMap((owner) => Array.from({ length: owner.count }, () => owner));
  if (placed.thing.relation === 'next') return inLine(placed, all);
  return isTree(placed.thing.drawn.name) ? inCrown(placed, all) : inRow(placed, all);
}

function inLine(placed: Placed, all: readonly Thing[]): readonly Placed[] {
  const width = 300 / (all.length + 1);
  const scale = Math.min(placed.scale * 0.68, (width * 1.15) / HEIGHT);
  return [...all, placed.thing].map((thing, at): Placed => {
    const across = 14 + width * (at + 0.5);
    return { ...placed, thing, scale, turn: 0, x: placed.x < 512 ? across : 1024 - across };
  });
}

function inCrown(placed: Placed, all: readonly Thing[]): readonly Placed[] {
  const tree = { ...placed, turn: 0, x: placed.x < 512 ? 190 : 834, scale: placed.scale * 1.75 };
  const size = HEIGHT * tree.scale;
  const inOneRow = Math.min(3, all.length);
  return [
    tree,
    ...all.map((thing, at): Placed => {
      const row = Math.floor(at / inOneRow);
      const inRowOf = Math.min(inOneRow, all.length - row * inOneRow);
      const column = (at % inOneRow) - (inRowOf - 1) / 2;
      return {
        ...tree,
        thing,
        turn: 0,
        depth: tree.depth + 1,
        x: tree.x + column * CROWN.column * size,
        y: tree.y - size * ((all.length === 1 ? 0.55 : CROWN.top) - (row % 3) * CROWN.row + (at % 2) * 0.05),
        scale: tree.scale * inCrownOf(all.length),
      };
    }),
  ];
}

function inRow(placed: Placed, all: readonly Thing[]): readonly Placed[] {
  const shared = { ...placed, x: placed.x < 512 ? 156 : 868, scale: placed.scale * 1.05, turn: 0 };
  const size = HEIGHT * shared.scale;
  return [
    shared,
    ...all.map((thing, at): Placed => ({
      ...shared,
      thing,
      depth: shared.depth + 1,
      x: shared.x + ((at + 0.5) / all.length - 0.5) * size * ROW_ON.width,
      y: shared.y - size * ROW_ON.height,
      scale: shared.scale * Math.min(ROW_ON.scale, 1.5 / all.length),
    })),
  ];
}
