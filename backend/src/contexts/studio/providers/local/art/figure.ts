import { arm } from '@marcel/art/marcel/arm';
import { body, collar, foot, tail } from '@marcel/art/marcel/body';
import { head, type Face } from '@marcel/art/marcel/head';
import { BEIGE, BLUE, BLUE_DARK, BLUE_LIGHT, BLUE_SOFT, INK, WHITE } from '@marcel/art/palette';
import { ellipse, outlined, place, plain, shape, tube } from '@marcel/art/svg';
import { HEADS } from '../data/bodies.js';
import { POSES } from '../data/verbs.js';
import { drawThing, UNIT, type Drawn } from './drawn.js';
import { drawPiece, fragmentNamed } from './fragments.js';
import { mixed } from './palette.js';

/** What Marcel’s poses are drawn with: himself, an animal, a visitor. */
export interface Doll {
  head(face: Face): string;
  body(): string;
  foot(): string;
  tail(): string;
  readonly sleeve: string;
  readonly paw: string;
}

export const marcel: Doll = { head, body: () => body() + collar(), foot, tail, sleeve: BLUE, paw: BEIGE };

const BLUES = [BLUE, BLUE_LIGHT, BLUE_SOFT, BLUE_DARK];

/** Returns Marcel in another color. */
export function marcelIn(color: string): Doll {
  const tones = [color, mixed(color, WHITE, 0.25), mixed(color, WHITE, 0.12), mixed(color, INK, 0.3)];
  const dyed = (figure: string): string =>
    BLUES.reduce((drawn, blue, at) => drawn.replaceAll(blue, tones[at] ?? color), figure);
  return {
    head: (face) => dyed(head(face)),
    body: () => dyed(body()) + collar(),
    foot: () => dyed(foot()),
    tail: () => dyed(tail()),
    sleeve: color,
    paw: BEIGE,
  };
}

const TRUNK = 'M-34 0C-54 26-62 60-52 88-44 106 44 106 52 88 62 60 54 26 34 0Z';

/** Returns a figure with a body of one color below any head. */
export function dollOf(fur: string, headOf: () => string): Doll {
  const light = mixed(fur, WHITE, 0.55);
  return {
    head: headOf,
    body: () => outlined(shape(fur, TRUNK) + plain(ellipse(light, 0, 62, 31, 34))),
    foot: () => outlined(ellipse(fur, 0, 0, 27, 30) + plain(ellipse(light, 0, 6, 15, 16))),
    tail: () => outlined(shape(fur, 'M0 0C30 2 52-20 48-56 47-70 30-68 31-56 32-36 24-22 0-22Z')),
    sleeve: fur,
    paw: light,
  };
}

let heads: ReadonlyMap<string, readonly [string, string]> | undefined;

/** Returns the figure of an animal or a person that can act; undefined for those that are only seen as they are. */
export function dollNamed(art: string, color?: string): Doll | undefined {
  heads ??= new Map(
    HEADS.split(';').map((row) => {
      const [name = '', icon = '', fur = ''] = row.trim().split(/\s+/);
      return [name.slice(0, -1), [icon, fur]] as const;
    }),
  );
  const [icon, fur] = heads.get(art) ?? [];
  if (icon === undefined || fur === undefined) return undefined;
  const { svg, height } = drawThing(icon, 0.53, color);
  return dollOf(color ?? fur, () => place(svg, { x: 0, y: height / 2 - 8 }));
}

export interface Pose {
  readonly leftPaw: Point;
  readonly rightPaw: Point;
  readonly feet: readonly [Point, Point] | undefined;
  readonly lean: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const poses = new Map(
  POSES.split(';').map((row): [string, Pose] => {
    const [name = '', paws = '', feet = '', lean = '0'] = row.split('|').map((column) => column.trim());
    const points = (text: string): readonly [Point, Point] => {
      const [a = 0, b = 0, c = 0, d = 0] = text.split(' ').map(Number);
      return [
        { x: a, y: b },
        { x: c, y: d },
      ];
    };
    const [leftPaw, rightPaw] = points(paws);
    return [name, { leftPaw, rightPaw, feet: feet === 'sit' ? undefined : points(feet), lean: Number(lean) }];
  }),
);

export const poseNamed = (name: string): Pose => poses.get(name) ?? poseNamed('stand');

const SHOULDERS = [
  { x: 90, y: 146 },
  { x: 150, y: 146 },
] as const;
const HIPS = [
  { x: 98, y: 206 },
  { x: 142, y: 206 },
] as const;

function limb({ sleeve, paw: glove }: Doll, from: Point, to: Point, side: 1 | -1): string {
  const reach = Math.hypot(to.x - from.x, to.y - from.y);
  const bend = Math.max(6, 62 - reach * 0.5);
  const elbow = { x: (from.x + to.x) / 2 + side * bend, y: (from.y + to.y) / 2 + bend * 0.5 };
  const turn = (Math.atan2(elbow.x - to.x, to.y - elbow.y) * 180) / Math.PI;
  return arm({
    along: `M${from.x} ${from.y}Q${elbow.x.toFixed(0)} ${elbow.y.toFixed(0)} ${to.x} ${to.y}`,
    paw: { ...to, turn: Math.round(turn) },
    sleeve,
    glove,
  });
}

const leg = (doll: Doll, from: Point, to: Point): string =>
  outlined(tube(doll.sleeve, `M${from.x} ${from.y}L${to.x} ${to.y - 8}`, 34)) +
  place(doll.foot(), { x: to.x, y: to.y, turn: Math.max(-40, Math.min(40, (from.x - to.x) * 0.6)), scale: 0.84 });

export interface Held {
  readonly drawn: Drawn;
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly layer: string;
}

export interface Figure {
  readonly doll: Doll;
  readonly pose: Pose;
  readonly face: Face;
  readonly wears?: readonly { readonly name: string; readonly color?: string | undefined }[];
  readonly held?: readonly Held[];
  /** Only the upper half, for those who look out of something. */
  readonly isHalf?: boolean;
}

const isRaised = ({ y }: Point): boolean => y < 110;

function dressedHead({ doll, face, wears = [] }: Figure): string {
  const worn = wears.filter(({ name }) => fragmentNamed(name)?.where !== 'clothes');
  return (
    doll.head(face) +
    worn
      .toSorted((one) => (fragmentNamed(one.name)?.where === 'glasses' ? -1 : 1))
      .map(({ name, color }) => drawPiece(name, color))
      .join('')
  );
}

const heldIn = (held: readonly Held[], layer: string): string =>
  held
    .filter((one) => one.layer === layer)
    .map(({ drawn, x, y, turn = 0 }) => place(drawn.svg, { x, y, turn }))
    .join('');

/** Draws a figure with what it wears and holds, its feet on the ground. */
export function drawFigure(figure: Figure): Drawn {
  const { doll, pose, wears = [], held = [], isHalf = false } = figure;
  const { leftPaw, rightPaw, feet } = pose;
  const clothes = wears.filter(({ name }) => fragmentNamed(name)?.where === 'clothes');
  const cape = clothes
    .filter(({ name }) => name === 'cape')
    .map(({ name, color }) => place(drawPiece(name, color), { x: 120, y: 128 }));
  const collars = clothes
    .filter(({ name }) => name !== 'cape')
    .map(({ name, color }) => place(drawPiece(name, color), { x: 120, y: 130 }));
  const [left, right] = [limb(doll, SHOULDERS[0], leftPaw, -1), limb(doll, SHOULDERS[1], rightPaw, 1)];
  const legs =
    feet === undefined
      ? place(doll.foot(), { x: 76, y: 206, turn: -14 }) + place(doll.foot(), { x: 164, y: 206, turn: 14 })
      : leg(doll, HIPS[0], feet[0]) + leg(doll, HIPS[1], feet[1]);
  const trunk = place(doll.body(), { x: 120, y: feet === undefined ? 126 : 126 });
  const svg =
    heldIn(held, 'b') +
    (isHalf ? '' : place(doll.tail(), { x: 154, y: 208 })) +
    cape.join('') +
    (isHalf || feet === undefined ? '' : legs) +
    trunk +
    (feet === undefined && !isHalf ? legs : '') +
    collars.join('') +
    (isRaised(leftPaw) ? left : '') +
    (isRaised(rightPaw) ? right : '') +
    heldIn(held, 'f') +
    place(dressedHead(figure), { x: 120, y: 84, turn: pose.lean * 0.4 }) +
    (isRaised(leftPaw) ? '' : left) +
    (isRaised(rightPaw) ? '' : right) +
    heldIn(held, 't');
  const ground = isHalf ? 232 : feet === undefined ? 238 : UNIT + 6;
  const tall = wears.some(({ name }) => fragmentNamed(name)?.where === 'hat') ? 40 : 0;
  const boxes = held.map(({ drawn, x, y }) => ({
    left: x - drawn.width / 2,
    right: x + drawn.width / 2,
    top: y - drawn.height,
    bottom: y,
  }));
  const leftEdge = Math.min(22, leftPaw.x - 20, ...boxes.map((box) => box.left));
  const rightEdge = Math.max(218, rightPaw.x + 20, ...boxes.map((box) => box.right));
  const top = Math.min(4 - tall, ...boxes.map((box) => box.top));
  const bottom = Math.max(ground, ...boxes.map((box) => box.bottom));
  return {
    svg: place(svg, { x: -(leftEdge + rightEdge) / 2, y: -bottom, turn: 0 }),
    width: rightEdge - leftEdge,
    height: bottom - top,
  };
}

/** Draws the head alone within a circle, as through a window. */
export function drawPorthole({ doll, face, wears = [], pose }: Figure, size: number): string {
  const scale = size / 190;
  return (
    `<defs><clipPath id="porthole"><circle r="${size / 2}"/></clipPath></defs><circle r="${size / 2}" fill="#d3ecff" stroke="${INK}" stroke-width="6"/>` +
    `<g clip-path="url(#porthole)">${place(dressedHead({ doll, face, wears, pose }), { x: 0, y: size * 0.08, scale })}</g><circle r="${size / 2}" fill="none" stroke="${INK}" stroke-width="6"/>`
  );
}
