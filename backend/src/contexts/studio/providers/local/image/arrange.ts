import { drawFigure, marcel, poseNamed } from '../art/figure.js';
import type { Place } from '../art/places.js';
import { at as partAt, drawThing, inLine, joined, mirrored, tilted, type Sprite } from '../art/sprite.js';
import { MARCEL } from '../prompt/cast.js';
import { verbNamed } from '../prompt/lexicon.js';
import { copiesOf, isCreature, listParts, toItem, withoutBall, type Item, type Scene } from '../prompt/scene.js';
import type { Worn } from '../prompt/scene.js';
import type { Random } from '../random.js';
import { sets } from '../sets.js';
import places from '../tables/places.json' with { type: 'json' };
import { GENERATED_EDGE as EDGE } from '../../picture-provider.js';
import { gather, type Gathering, type Group } from './groups.js';
import { drawnSize, findHead } from './items.js';
import { drawAt, fitting, GROUND, inRow, inSky, type Spot } from './layout.js';

const { RIDEABLE, AFLOAT, SLIDING } = sets;
const isSolid = (item: Item): boolean => /^(?:tree|building|furniture|plant)$/.test(item.noun.kind) || isCreature(item);
const served = (item: Item): Item | Item[] => {
  const things = item.related.filter((one) => one.item.noun.art !== 'table');
  return item.noun.art === 'table' ? things.map((one) => one.item) : { ...item, related: things };
};
function withDriver(items: readonly Item[]): readonly Item[] {
  const [first, ...others] = items;
  const isIdle = first?.verb?.name === 'park' || first?.noun.art === 'gondola' || items.some(isCreature);
  if (first === undefined || !RIDEABLE.has(first.noun.kind) || first.count > 1 || isIdle) return items;
  const [{ noun, object: item }, name] = [first, first.verb?.name];
  const verb = verbNamed(noun.kind === 'bike' || noun.kind === 'board' ? 'ride' : 'drive');
  const relation = name === 'jump' ? ('over' as const) : ('beside' as const);
  const object = name === 'fly' ? { ...first, noun: { ...noun, kind: 'aircraft' } } : first;
  const related = item === undefined ? first.related : [...first.related, { relation, item }];
  const companions = first.companions.flatMap((one) => copiesOf({ ...one, count: Math.min(3, one.count) }));
  return [toItem(MARCEL, { verb, object, related, companions, isRaised: first.isRaised }), ...others];
}
const equipmentIn = (place: string): Worn[] =>
  /^(?:space|moon|mars|toMars|toMoon|solarSystem)$/.test(place) ? [{ name: 'spaceHelmet' }] : [];
const dressed = (item: Item, place: string): Item =>
  item.noun.art === 'marcel' && item.wears.length === 0 ? { ...item, wears: equipmentIn(place) } : item;
/** Returns whether all at a place float, so that nothing has a shadow below it. */
const isGroundless = ({ name }: Place): boolean => /^(?:sky|space|toMars|toMoon|solarSystem)$/.test(name);
function bystander(place: Place, random: Random): Group {
  const wears = equipmentIn(place.name);
  const pose = poseNamed(random.pick(['wave', 'point', 'cheer']));
  const drawn = drawFigure({ actor: marcel, pose, face: { eyes: 'happy', mouth: 'smiling' }, wears });
  return { drawn, item: toItem(MARCEL), isAloft: isGroundless(place) };
}
/** Puts things on cards and the like, without letters and below them, between whose top and bottom the letters are. */
type Frame = Readonly<Record<'alone' | 'below', Spot> & Record<'top' | 'bottom', number>>;
export const FRAMES = new Map(Object.entries<Frame>(places.frames));
const WATERLINES = new Map(Object.entries(places.waterlines));
function groundOf({ name, kind, surface = GROUND }: Place): number {
  if (name === 'space' || name === 'sky' || name === 'underwater') return 870;
  return /^(?:sea|surfSea|pool|islet)$/.test(name)
    ? Math.min(GROUND, surface + 130)
    : kind === 'water'
      ? GROUND
      : surface;
}
function alone(place: Place, isLandscape: boolean, random: Random): string {
  const figure = bystander(place, random);
  const x = !isLandscape ? 512 : random.chance(0.5) ? 330 : 690;
  const scale = isLandscape ? fitting(figure, 300, 250) : fitting(figure, 520, 640);
  return drawAt(figure, { x, y: Math.min(groundOf(place), 930), scale });
}
function isLookingAway({ item, drawn }: Group, at: number, row: readonly Group[], spots: readonly Spot[]): boolean {
  const isRight = at > 0 && (spots[at]?.x ?? 0) > (spots[0]?.x ?? 0);
  const { side } = findHead(item.noun, drawn);
  if (!isCreature(item) || item.verb !== undefined || item.related.length > 0) return false;
  return at === 0 ? row.length === 2 && side < 0 : isRight ? side > 0 : side < 0;
}
const downhill = (one: Sprite): Sprite =>
  tilted(joined([partAt(one, 0), partAt(drawThing('speed', 0.7), one.height * 0.4, one.width * -0.55)]), 13);
/** Returns what somebody does who does it to the same thing as the subject: one throws the ball, the others wait for it. */
function asHelper(item: Item, leader: Item): Item {
  const isSame = item.object !== undefined && item.object === leader.object;
  const isLarge = leader.verb?.slot === 'beside' || drawnSize(leader.object ?? leader) >= 0.7;
  const isHelper = isLarge && isSame && !/far|ride/.test(item.verb?.slot ?? '');
  const isMate = item.verb?.slot === 'far' && item.verb === leader.verb && (isSame || !item.object);
  if (isHelper && item.verb) return { ...item, object: undefined, verb: verbNamed('cheer') };
  return isMate ? withoutBall({ ...item, object: undefined }) : item;
}
const isBackdrop = ({ item }: Group): boolean => /^(?:building|tree)$/.test(item.noun.kind) && item.size >= 1;
const isFloating = (leader: Item): boolean => {
  const isAshore = leader.verb?.slot === 'beside';
  const boat = isAshore ? undefined : listParts(leader).find(({ noun }) => noun.kind === 'boat');
  return [leader.noun.kind, leader.noun.art, leader.verb?.name, boat?.noun.kind].some((tag) => AFLOAT.has(tag ?? ''));
};
/** The subject, the largest of all, in the middle and everything else around it. */
class Arrangement {
  private readonly isFlat = FRAMES.has(this.place.name);
  private readonly isServed = this.place.name === 'stillLife';
  private readonly isSteep = /^(?:slope|hillside)$/.test(this.place.name);
  private readonly isRaised = this.leader.isRaised === true;
  private readonly isGiant = this.leader.size > 1.4 && this.place.name !== 'plain';
  /** The height of the banner. */
  private readonly top = this.scene.banner === undefined ? 0 : 120;
  private readonly ground =
    (isFloating(this.leader) ? WATERLINES.get(this.place.name) : undefined) ?? groundOf(this.place);
  private readonly share = this.place.name === 'cliff' ? 0.7 : 1;
  private readonly first: Group;
  /** The groups that stand beside each other, the subject first. */
  private readonly row: readonly Group[];
  private readonly skies: readonly Group[];
  private readonly discs: readonly Group[];
  private readonly backs: readonly Group[];
  private readonly fronts: readonly Group[];
  private readonly isMany: boolean;
  private readonly isWide: boolean;
  private readonly isAlone: boolean;
  private readonly spots: readonly Spot[];
  constructor(
    private readonly scene: Scene,
    private readonly place: Place,
    private readonly random: Random,
    private readonly leader: Item,
    others: readonly Item[],
  ) {
    const main = gather(leader, random);
    const gathered = [main, ...others.map((item) => gather(asHelper(item, leader), random))];
    const isSky = ({ item }: Group): boolean => !this.isFlat && item.noun.kind === 'sky' && leader.noun.kind !== 'sky';
    const grounded = ({ group }: Gathering): Group => ({ ...group, isAloft: group.isAloft && !this.isFlat });
    const around = [...gathered.slice(1).map(grounded), ...this.gatherAside(gathered.flatMap(({ sides }) => sides))];
    const behind = [...this.gatherAside(gathered.flatMap(({ backs }) => backs)), ...around.filter(isBackdrop)];
    this.first = grounded(main);
    this.row = [this.first, ...around.filter((one) => !isSky(one) && !isBackdrop(one))].slice(0, 6);
    [this.skies, this.discs] = [around.filter(isSky), behind.filter(isSky)];
    this.backs = behind.filter((one) => !isSky(one));
    this.fronts = this.gatherAside(gathered.flatMap(({ fronts }) => fronts));
    const isMarcelSeen = [leader, ...others].flatMap(listParts).some(({ noun }) => noun.art === 'marcel');
    this.isAlone = scene.composition === 'still life' || this.fronts.length > 0 || isMarcelSeen;
    const { width, height } = this.first.drawn;
    this.isMany = leader.count > 2 || width > 1.4 * height;
    this.isWide = this.isMany || this.row.reduce((sum, { drawn }) => sum + drawn.width, 0) > 2.6 * height;
    this.spots = inRow(this.row, this.room());
  }
  draw(): string {
    const small = bystander(this.place, this.random);
    return [
      ...this.backs.map((group, at) => this.drawBehind(group, at)),
      ...this.discs.map((group) => drawAt(group, { x: this.middle.x, y: 770, scale: fitting(group, 720, 720) })),
      ...this.skies.map((group, at) => drawAt(group, inSky(group, at, this.top))),
      ...(this.isAlone ? [] : [this.drawInCorner(small)]),
      ...this.row.map((group, at) => this.drawStanding(group, at)).toReversed(),
      ...this.fronts.map((group) => this.drawInFront(group)),
    ].join('');
  }
  private gatherAside(items: readonly Item[]): Group[] {
    return [...new Set(items)].map((item) => {
      const { group, sides } = gather(item, this.random);
      const drawn = inLine([group.drawn, ...sides.map((one) => gather(one, this.random).group.drawn)]);
      return { ...group, drawn };
    });
  }
  private room() {
    const { leader, row, first, ground, isServed, isGiant } = this;
    const [hasBacks, hasFronts] = [this.backs.length > 0, this.fronts.length > 0];
    const isSmall = leader.size < 1 && leader.count === 1 && row.length + this.backs.length > 1;
    const isTall = isGiant || (first.isAloft && this.discs.length === 0 && leader.noun.kind !== 'flier');
    const usual = isTall ? 800 : (row.length > 1 || hasBacks ? 560 : 640) - this.top * 0.5;
    const height = isSmall ? 340 : this.isRaised ? 520 : this.isMany ? 680 : isServed ? 690 : usual;
    if (isServed) return { left: 110, right: 914, height, ground };
    const right = hasFronts ? 600 : this.isAlone ? (hasBacks ? 760 : 974) : this.isWide ? 870 : 780;
    return { left: 50, right: this.share * right, height, ground };
  }
  private get middle(): Spot {
    return this.spots[0] ?? { x: 512, y: this.ground, scale: 1 };
  }
  /** The height at which the subject is drawn. */
  private get shown(): number {
    return this.first.drawn.height * this.middle.scale;
  }
  private drawStanding(group: Group, at: number): string {
    const { isSteep, isRaised, ground, place } = this;
    const { x, y, scale } = this.spots[at] ?? { x: 512, y: ground, scale: 1 };
    const isLeap = /^(?:jump|plunge)$/.test(this.leader.verb?.name ?? '') && place.kind === 'water';
    const isUp = at === 0 && !this.isFlat && (isLeap || isRaised || group.isAloft);
    const high = group.drawn.height * scale;
    const aloft = Math.max(high + 20, Math.min(ground - 170, (isRaised ? 290 : 450) + this.top / 2 + high / 2));
    const standing = y + (isSteep ? (x - 512) * 0.23 : 0);
    const upright = isLookingAway(group, at, this.row, this.spots) ? mirrored(group.drawn) : group.drawn;
    const drawn = isSteep && SLIDING.has(group.item.verb?.name ?? '') ? downhill(upright) : upright;
    const isAloft = isUp || group.isAloft || isGroundless(place);
    return drawAt({ ...group, drawn, isAloft }, { x, y: !isUp ? standing : isLeap ? y - 170 : aloft, scale });
  }
  private drawBehind(group: Group, at: number): string {
    const most = isBackdrop(group) ? EDGE : this.shown * (group.item.size > 1 ? 1.7 : 0.9);
    const scale = fitting(group, 560, Math.min(620 - this.top, most));
    const x = (at % 2 === 0 ? (this.isWide ? 830 : 740) : 250) * this.share;
    const y = Math.min(this.ground - 80, 830);
    return drawAt(group, { x: Math.min(x, 1010 - group.drawn.width * scale * 0.5), y, scale });
  }
  private drawInFront(group: Group): string {
    const { width, height } = group.drawn;
    const isLow = width > 1.2 * height;
    const scale = fitting(group, 620, isLow ? this.shown * 0.6 : isSolid(group.item) ? this.shown : 300);
    const aside = isLow ? 0 : this.first.drawn.width * this.middle.scale * 0.16 + (width * scale) / 2;
    return drawAt(group, { x: this.middle.x + aside, y: Math.min(this.ground + 50, 990), scale });
  }
  private drawInCorner(small: Group): string {
    const isNarrow = this.isWide || this.isGiant;
    const size = isNarrow ? fitting(small, 150, 180) : fitting(small, 220, 270);
    const scale = Math.min((this.shown * 0.7) / small.drawn.height, size);
    return drawAt(small, { x: (this.isWide ? 946 : 894) * this.share, y: Math.min(960, this.ground + 30), scale });
  }
}
export function arrange(scene: Scene, place: Place, random: Random): string {
  const isStill = scene.composition === 'still life';
  const things = place.name === 'stillLife' ? scene.items.flatMap(served) : scene.items;
  const [leader, ...others] = (isStill ? things : withDriver(things)).map((item) => dressed(item, scene.place));
  if (leader === undefined) return alone(place, scene.composition === 'landscape', random);
  return new Arrangement(scene, place, random, leader, others).draw();
}
