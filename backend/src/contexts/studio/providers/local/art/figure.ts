import { arm, body, collar, foot, tail, head, type Face } from '@marcel/art/marcel';
import { BEIGE, BLUE, BLUE_DARK, BLUE_LIGHT, BLUE_SOFT, INK, mixed, WHITE } from '@marcel/art/palette';
import { ellipse, outlined, place, plain, shape, tube } from '@marcel/art/svg';
import bodies from '../tables/bodies.json' with { type: 'json' };
import { drawThing, turned, UNIT, type Sprite } from './sprite.js';
import { basedOn, drawPiece, fragmentNamed, patternOf, plainOf, toColor } from './fragments.js';

/** The parts of somebody who can take poses: Marcel, an animal or a visitor. */
export type Actor = Readonly<Record<'body' | 'foot' | 'tail' | 'sleeve' | 'paw', string> & { trunk?: string }> & {
  readonly head: (face: Face) => string;
  /** Height by which hats sit higher, on a head whose eyes are on its top. */
  readonly brow?: number;
};
export const marcel: Actor = { head, body: body + collar, foot, tail, sleeve: BLUE, paw: BEIGE };
export function marcelIn(color: string): Actor {
  const tones = [color, mixed(color, WHITE, 0.25), mixed(color, WHITE, 0.12), mixed(color, INK, 0.3)];
  const blues = [BLUE, BLUE_LIGHT, BLUE_SOFT, BLUE_DARK];
  const dyed = (svg: string): string => blues.reduce((all, blue, at) => all.replaceAll(blue, tones[at] ?? color), svg);
  const skin = { foot: dyed(foot), tail: dyed(tail), sleeve: color, paw: BEIGE };
  return { head: (face) => dyed(head(face)), body: dyed(body) + collar, ...skin };
}
export const TRUNK = 'M-34 0C-54 26-62 60-52 88-44 106 44 106 52 88 62 60 54 26 34 0Z';
const TAIL = 'M0 0C30 2 52-20 48-56 47-70 30-68 31-56 32-36 24-22 0-22Z';
/** Returns a figure with a body of one color, or of one look, below any head. */
export function createActor(fur: string, headOf: Actor['head'], look = fur, limb = fur): Actor {
  const light = mixed(fur, WHITE, 0.55);
  return {
    ...{ head: headOf, sleeve: limb, trunk: fur, tail: outlined(shape(fur, TAIL)) },
    paw: limb === fur ? light : mixed(limb, WHITE, 0.2),
    body: patternOf(look) + outlined(shape(toColor('c', look), TRUNK) + plain(ellipse(light, 0, 62, 31, 34))),
    foot: outlined(ellipse(limb, 0, 0, 27, 30) + plain(ellipse(light, 0, 6, 15, 16))),
  };
}
type Head = { picture: string; fur: string; limbs?: string; brow?: number; outfit?: string; tail: string };
const heads = new Map(Object.entries<Head>(bodies.heads));
/** Mouths, eyes and brows of people by the names of those of Marcel: patterns of their pictograms with what replaces them. */
const expressions = new Map(Object.entries(bodies.expressions));
const withFace = (svg: string, { eyes, mouth }: Face): string =>
  [eyes, mouth]
    .flatMap((name) => expressions.get(name ?? '') ?? [])
    .reduce((all, [pattern = '', other = '']) => all.replaceAll(new RegExp(pattern, 'g'), other), svg);
/** Returns the figure of an animal or a person that can act; undefined for those that are only seen as they are. */
export function actorNamed(art: string, color?: string): Actor | undefined {
  const head = heads.get(art);
  if (head === undefined) return undefined;
  const look = basedOn(color ?? head.fur, head.fur);
  const [picture = '', tint] = head.picture.split('~');
  const { svg, height } = drawThing(picture, 0.53, color ?? tint);
  const headOf: Actor['head'] = (face) => place(withFace(svg, face), { x: 0, y: height / 2 - 8 });
  const actor = createActor(plainOf(look), headOf, look, color ? undefined : head.limbs);
  const body = actor.body + (head.outfit === undefined ? '' : drawPiece(head.outfit, plainOf(look)));
  return { ...actor, body, brow: head.brow ?? 0, tail: head.tail && drawPiece(head.tail, plainOf(look)) };
}
export type Point = Readonly<Record<'x' | 'y', number>>;
export type Pose = Readonly<Record<'leftPaw' | 'rightPaw', Point>> & {
  readonly feet: readonly [Point, Point] | undefined;
  readonly lean: number;
  readonly turn?: number | undefined;
};
/** Paws and feet, each left x y and right x y, on the grid of Marcel; lean of the head and turn of all; those without feet sit. */
type Stance = { paws: readonly number[]; feet?: readonly number[]; lean?: number; turn?: number };
const point = (x: number, y: number): Point => ({ x, y });
const toPoints = ([x = 0, y = 0, toX = x, toY = y]: readonly number[]) => [point(x, y), point(toX, toY)] as const;
function toPose({ paws, feet, lean = 0, turn }: Stance): Pose {
  const [leftPaw, rightPaw] = toPoints(paws);
  return { leftPaw, rightPaw, feet: feet && toPoints(feet), lean, turn };
}
const poses = new Map(Object.entries<Stance>(bodies.poses).map(([name, stance]) => [name, toPose(stance)] as const));
export const poseNamed = (name: string): Pose => poses.get(name) ?? poseNamed('stand');
function limb({ sleeve, paw: glove }: Actor, to: Point, side: 1 | -1): string {
  const from = { x: 120 + side * 30, y: 146 };
  const bend = Math.max(6, 62 - Math.hypot(to.x - from.x, to.y - from.y) / 2);
  const [x, y] = [(from.x + to.x) / 2 + side * bend, (from.y + to.y + bend) / 2].map(Math.round);
  const turn = Math.round((Math.atan2((x ?? 0) - to.x, to.y - (y ?? 0)) * 180) / Math.PI);
  return arm({ along: `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`, paw: { ...to, turn }, sleeve, glove });
}
function leg(actor: Actor, to: Point, side: 1 | -1): string {
  const from = 120 + side * 22;
  const turn = Math.max(-40, Math.min(40, (from - to.x) * 0.6));
  const shin = outlined(tube(actor.sleeve, `M${from} 206L${to.x} ${to.y - 8}`, 34));
  return shin + place(actor.foot, { ...to, turn, scale: 0.84 });
}
/** Its layer is b behind the figure, f between body and paws, or t before all. */
export type Held = Point & { readonly drawn: Sprite; readonly turn?: number; readonly layer: string };
export interface Figure {
  readonly actor: Actor;
  readonly pose: Pose;
  readonly face: Face;
  readonly wears?: readonly { readonly name: string; readonly color?: string | undefined }[];
  readonly held?: readonly Held[];
  readonly isHalf?: boolean;
}
/** Returns what is worn at a part of the body; of hats only the last, which replaces that of a role. */
const wornAt = ({ wears = [] }: Figure, where: string) =>
  wears.filter(({ name }) => fragmentNamed(name)?.where === where).slice(where === 'hat' ? -1 : 0);
const drawWorn = (figure: Figure, places: readonly string[]): string =>
  places.flatMap((where) => wornAt(figure, where).map(({ name, color }) => drawPiece(name, color))).join('');
function dressed(figure: Figure): Actor {
  const { actor } = figure;
  const [boots] = wornAt(figure, 'boots');
  const colorAt = (where: string, ownColor: string): string => {
    const [piece] = wornAt(figure, where);
    return plainOf(piece?.color ?? '') || (fragmentNamed(piece?.name ?? '')?.color ?? ownColor);
  };
  const foot = boots === undefined ? actor.foot : drawPiece(boots.name, boots.color);
  return { ...actor, foot, sleeve: colorAt('shirt', actor.sleeve), paw: colorAt('gloves', actor.paw) };
}
/** The color of all hair in the set of icons. */
const HAIR = '#f1a11e';
export const dressedHead = (figure: Figure): string =>
  figure.actor.head(figure.face).replaceAll(HAIR, figure.wears?.find(({ name }) => name === 'hair')?.color ?? HAIR) +
  drawWorn(figure, ['glasses']) +
  place(drawWorn(figure, ['hat']), { x: 0, y: -(figure.actor.brow ?? 0) });
export function drawFigure(figure: Figure): Sprite {
  const { pose, held = [], isHalf = false } = figure;
  const actor = dressed(figure);
  const legs = { ...actor, sleeve: figure.actor.sleeve };
  const { leftPaw, rightPaw, feet } = pose;
  const sitting = place(actor.foot, { x: 76, y: 206, turn: -14 }) + place(actor.foot, { x: 164, y: 206, turn: 14 });
  const standing = feet === undefined ? '' : leg(legs, feet[0], -1) + leg(legs, feet[1], 1);
  const arms = [limb(actor, leftPaw, -1), limb(actor, rightPaw, 1)];
  const isRaised = [leftPaw, rightPaw].map(({ y }) => y < 110);
  const heldIn = (layer: string): string =>
    held.map((one) => (one.layer === layer ? place(one.drawn.svg, one) : '')).join('');
  const scarf = (y: number): string => place(drawWorn(figure, ['clothes']), { x: 120, y });
  const svg = [
    heldIn('b'),
    isHalf ? '' : place(actor.tail, { x: 154, y: 208 }),
    place(drawWorn(figure, ['back']), { x: 120, y: 128 }),
    isHalf ? '' : standing,
    place(actor.body, { x: 120, y: 126 }),
    isHalf || feet !== undefined ? '' : sitting,
    place(drawWorn(figure, ['shirt', 'front']), { x: 120, y: 126 }),
    actor.brow === undefined ? scarf(130) : '',
    ...arms.filter((_, at) => isRaised[at]),
    heldIn('f'),
    place(dressedHead(figure), { x: 120, y: 84, turn: pose.lean * 0.4 }),
    actor.brow === undefined ? '' : scarf(142),
    ...arms.filter((_, at) => !isRaised[at]),
    heldIn('t'),
  ].join('');
  const left = Math.min(22, leftPaw.x - 20, ...held.map(({ x, drawn }) => x - drawn.width / 2));
  const right = Math.max(218, rightPaw.x + 20, ...held.map(({ x, drawn }) => x + drawn.width / 2));
  const top = Math.min(wornAt(figure, 'hat').length > 0 ? -36 : 4, ...held.map(({ y, drawn }) => y - drawn.height));
  const bottom = Math.max(isHalf ? 232 : feet === undefined ? 238 : UNIT + 6, ...held.map(({ y }) => y));
  const [width, height] = [right - left, bottom - top];
  const upright = { svg: place(svg, { x: -(left + right) / 2, y: -bottom }), width, height };
  return pose.turn === undefined ? upright : turned(upright, pose.turn);
}
export function drawPorthole(inside: string, size: number): string {
  const circle = (more: string): string => `<circle r="${size / 2}" ${more}/>`;
  const rim = circle(`fill="none" stroke="${INK}" stroke-width="6"`);
  return `<clipPath id="porthole">${circle('')}</clipPath>${circle('fill="#d3ecff"')}<g clip-path="url(#porthole)">${inside}</g>${rim}`;
}
