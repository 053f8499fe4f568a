import { INK } from '@marcel/art/palette';
import { place } from '@marcel/art/svg';
import { banner, glowingText, largeText } from '../art/banner.js';
import { drawFigure, marcel, poseNamed } from '../art/figure.js';
import { basedOn, drawPiece, patternOf, toColor } from '../art/fragments.js';
import { drawPlace, drawRow, placeNamed, type Place } from '../art/places.js';
import { drawWeather, LIGHTS, underSnow, veil, type Hour } from '../art/sky.js';
import { inStyle, render, skyFor } from './styles.js';
import { verbNamed } from '../prompt/lexicon.js';
import { toScene } from '../prompt/reading.js';
import { MARCEL } from '../prompt/cast.js';
import {
  copiesOf,
  isCreature,
  listParts,
  toItem,
  withoutBall,
  type Item,
  type Scene,
  type Worn,
} from '../prompt/scene.js';
import { at as partAt, drawThing, inLine, joined, mirrored, tilted, type Sprite } from '../art/sprite.js';
import { toRandom, type Random } from '../random.js';
import { sets } from '../sets.js';
import places from '../tables/places.json' with { type: 'json' };
import svg from '../tables/svg.json' with { type: 'json' };
import { GENERATED_EDGE as EDGE } from '../../picture-provider.js';
import { gather, type Gathering, type Group } from './groups.js';
import { drawArt, drawnSize, findHead } from './items.js';
import { drawAt, fitting, GROUND, inRow, inSky, type Spot } from './layout.js';

const { RIDEABLE, AFLOAT, SLIDING } = sets;
export const tint = (hour: Hour): string => veil(LIGHTS[hour].tint.color, LIGHTS[hour].tint.opacity);
export const vignette = (): string => svg.vignette.replaceAll('{ink}', INK);
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
const FRAMES = new Map(Object.entries<Frame>(places.frames));
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
/** Puts the subject, the largest of all, into the middle and everything else around it. */
function arrange(scene: Scene, place: Place, random: Random): string {
  const isStill = scene.composition === 'still life';
  const isFlat = FRAMES.has(place.name);
  const isServed = place.name === 'stillLife';
  const things = isServed ? scene.items.flatMap(served) : scene.items;
  const items = (isStill ? things : withDriver(things)).map((item) => dressed(item, scene.place));
  const [leader] = items;
  if (leader === undefined) return alone(place, scene.composition === 'landscape', random);
  const isAshore = leader.verb?.slot === 'beside';
  const boat = isAshore ? undefined : listParts(leader).find(({ noun }) => noun.kind === 'boat');
  const tags = [leader.noun.kind, leader.noun.art, leader.verb?.name, boat?.noun.kind];
  const isAfloat = tags.some((tag) => AFLOAT.has(tag ?? ''));
  const ground = (isAfloat ? WATERLINES.get(place.name) : undefined) ?? groundOf(place);
  const top = scene.banner === undefined ? 0 : 120;
  const isLarge = leader.verb?.slot === 'beside' || drawnSize(leader.object ?? leader) >= 0.7;
  const gathered = items.map((item, at) => {
    const isSame = item.object !== undefined && item.object === leader.object;
    const isHelper = at > 0 && isLarge && isSame && !/far|ride/.test(item.verb?.slot ?? '');
    const isMate = at > 0 && item.verb?.slot === 'far' && item.verb === leader.verb && (isSame || !item.object);
    const own = isMate ? withoutBall({ ...item, object: undefined }) : item;
    return gather(isHelper && item.verb ? { ...item, object: undefined, verb: verbNamed('cheer') } : own, random);
  });
  const [first, ...others] = gathered.map(({ group }) => ({ ...group, isAloft: group.isAloft && !isFlat }));
  const aside = (of: (one: Gathering) => readonly Item[]): Group[] =>
    [...new Set(gathered.flatMap(of))].map((item) => {
      const { group, sides } = gather(item, random);
      const drawn = inLine([group.drawn, ...sides.map((one) => gather(one, random).group.drawn)]);
      return { ...group, drawn };
    });
  const around = [...others, ...aside(({ sides }) => sides)];
  const isSky = ({ item }: Group): boolean => !isFlat && item.noun.kind === 'sky' && leader.noun.kind !== 'sky';
  const isBackdrop = ({ item }: Group): boolean => /^(?:building|tree)$/.test(item.noun.kind) && item.size >= 1;
  const near = around.filter((group) => !isSky(group) && !isBackdrop(group));
  const row = (first === undefined ? near : [first, ...near]).slice(0, 6);
  const behindAll = [...aside((one) => one.backs), ...around.filter(isBackdrop)];
  const [discs, backs] = [behindAll.filter(isSky), behindAll.filter((one) => !isSky(one))];
  const fronts = aside((one) => one.fronts);
  const isAlone = isStill || fronts.length > 0 || items.flatMap(listParts).some(({ noun }) => noun.art === 'marcel');
  const share = place.name === 'cliff' ? 0.7 : 1;
  const isMany = leader.count > 2 || (first !== undefined && first.drawn.width > 1.4 * first.drawn.height);
  const isWide = isMany || row.reduce((sum, { drawn }) => sum + drawn.width, 0) > 2.6 * (first?.drawn.height ?? 400);
  const right = share * (fronts.length > 0 ? 600 : isAlone ? (backs.length > 0 ? 760 : 974) : isWide ? 870 : 780);
  const isRaised = leader.isRaised === true;
  const isGiant = leader.size > 1.4 && scene.place !== 'plain';
  const isSmall = leader.size < 1 && leader.count === 1 && row.length + backs.length > 1;
  const isTall = isGiant || (first?.isAloft === true && discs.length === 0 && leader.noun.kind !== 'flier');
  const usual = isServed ? 690 : isTall ? 800 : (row.length > 1 || backs.length > 0 ? 560 : 640) - top * 0.5;
  const height = isSmall ? 340 : isRaised ? 520 : isMany ? 680 : usual;
  const spots = inRow(row, { left: isServed ? 110 : 50, right: isServed ? 914 : right, height, ground });
  const isLeap = /^(?:jump|plunge)$/.test(leader.verb?.name ?? '') && place.kind === 'water';
  const isSteep = /^(?:slope|hillside)$/.test(place.name);
  const slopeAt = (x: number): number => (isSteep ? (x - 512) * 0.23 : 0);
  const standing = row.map((group, at) => {
    const { x, y, scale } = spots[at] ?? { x: 512, y: ground, scale: 1 };
    const isUp = at === 0 && !isFlat && (isLeap || isRaised || group.isAloft);
    const high = group.drawn.height * scale;
    const middle = Math.max(high + 20, Math.min(ground - 170, (isRaised ? 290 : 450) + top / 2 + high / 2));
    const spot = { x, y: !isUp ? y + slopeAt(x) : isLeap ? y - 170 : middle, scale };
    const upright = isLookingAway(group, at, row, spots) ? mirrored(group.drawn) : group.drawn;
    const isSliding = isSteep && SLIDING.has(group.item.verb?.name ?? '');
    const drawn = isSliding ? downhill(upright) : upright;
    return drawAt({ ...group, drawn, isAloft: isUp || group.isAloft || isGroundless(place) }, spot);
  });
  const small = bystander(place, random);
  const shown = (first?.drawn.height ?? 400) * (spots[0]?.scale ?? 1);
  const most = (shown * 0.7) / small.drawn.height;
  const size = isWide || isGiant ? fitting(small, 150, 180) : fitting(small, 220, 270);
  const corner = { x: (isWide ? 946 : 894) * share, y: Math.min(960, ground + 30), scale: Math.min(most, size) };
  const low = Math.min(ground - 80, 830);
  const behind = (group: Group): number =>
    fitting(group, 560, Math.min(620 - top, isBackdrop(group) ? EDGE : shown * (group.item.size > 1 ? 1.7 : 0.9)));
  return [
    ...backs.map((group, at) => {
      const [x, scale] = [(at % 2 === 0 ? (isWide ? 830 : 740) : 250) * share, behind(group)];
      return drawAt(group, { x: Math.min(x, 1010 - group.drawn.width * scale * 0.5), y: low, scale });
    }),
    ...discs.map((group) => drawAt(group, { x: spots[0]?.x ?? 512, y: 770, scale: fitting(group, 720, 720) })),
    ...around.filter(isSky).map((group, at) => drawAt(group, inSky(group, at, top))),
    ...(isAlone ? [] : [drawAt(small, corner)]),
    ...standing.toReversed(),
    ...fronts.map((group) => {
      const isLow = group.drawn.width > 1.2 * group.drawn.height;
      const scale = fitting(group, 620, isLow ? shown * 0.6 : isSolid(group.item) ? shown : 300);
      const wide = (first?.drawn.width ?? 0) * (spots[0]?.scale ?? 1) * 0.16 + (group.drawn.width * scale) / 2;
      return drawAt(group, { x: (spots[0]?.x ?? 512) + (isLow ? 0 : wide), y: Math.min(ground + 50, 990), scale });
    }),
  ].join('');
}
function tiled(items: readonly Item[]): string {
  const tiles = items.flatMap(listParts).map((item) => drawArt({ ...item, related: [], count: 1 }, 0.46));
  return Array.from({ length: 49 }, (_, at) => {
    const [row, { svg, height } = { svg: '', height: 0 }] = [Math.floor(at / 7), tiles[at % tiles.length]];
    const [x, y] = [(at % 7) * 171 + (row % 2) * 85 - 44, row * 158 + 38 + height / 2];
    return place(svg, { x, y, turn: (at % 3) * 14 - 14 });
  }).join('');
}
function drawFigures(scene: Scene, where: Place, random: Random): string {
  const { letters = '', items } = scene;
  if (where.name === 'pattern') return tiled(items);
  const frame = FRAMES.get(where.name);
  if (frame === undefined) return arrange(scene, where, random);
  if (letters === '') return place(arrange(scene, where, random), frame.alone);
  const isEmpty = items.length === 0;
  const text =
    where.name === 'neonWall' ? glowingText(letters) : largeText(letters, frame.top, isEmpty ? 884 : frame.bottom);
  return text + (isEmpty ? '' : place(arrange(scene, where, random), frame.below));
}
function titled(picture: string, { letters, title = '' }: Scene): string {
  const sheet = '<path fill="#f5ecd0" fill-rule="evenodd" d="M0 0H1024V1024H0ZM54 54V862H970V54Z"/>';
  return place(picture, { x: 51, y: 0, scale: 0.9 }) + sheet + largeText((letters ?? title).toUpperCase(), 876, 976);
}
export async function composeImage(seed: number, prompt: string): Promise<Buffer> {
  const random = toRandom(seed);
  const scene = toScene(prompt);
  const where = placeNamed(scene.place);
  const [isSnowy, isIndoor] = [scene.weather === 'snow', where.kind === 'indoor'];
  const land = isSnowy && !isIndoor ? underSnow : (landscape: string) => landscape;
  const { back, front } = drawPlace(where, scene.hour, random, scene.beyond.map(placeNamed), scene.weather, scene.view);
  const isUnseen = isIndoor && scene.weather !== 'confetti';
  const skies = drawWeather(isUnseen ? 'clear' : scene.weather, scene.hour, random);
  const crop = (y: number, size: string): string =>
    scene.crop === undefined ? '' : drawRow(random, `${scene.crop} 8 0 1024 ${y} ${y + 50} ${size}`.split(' '));
  const figures = drawFigures(scene, where, random);
  const isGrey = /^(?:rain|storm|fog|snow)$/.test(scene.weather);
  const table = scene.items.flatMap(listParts).find(({ noun, color }) => noun.art === 'table' && color !== undefined);
  const cloth = where.name === 'stillLife' && table?.color ? basedOn(table.color, '#ffffff') : undefined;
  const top = cloth === undefined ? '' : patternOf(cloth) + svg.tabletop.replace('{color}', toColor('c', cloth));
  const hasMoon = scene.items.some((item) => listParts(item).some(({ noun }) => /-moon$|Star$/.test(noun.art)));
  const picture =
    skyFor(scene.style, land(back).replace(hasMoon ? drawPiece('moon') : isGrey ? drawPiece('sun') : '', '')) +
    top +
    (where.kind === 'fixed' ? '' : skies.behind) +
    crop(780, '.36 .44') +
    (where.name === 'neonCity' ? '' : tint(scene.hour)) +
    (isIndoor && scene.hour === 'night' ? place(drawPiece('floorLamp'), { x: 86, y: 850, scale: 1.25 }) : '') +
    (scene.composition === 'subject' ? '' : place(drawPiece('paw', '#3333ff'), { x: 966, y: 972, scale: 0.8 })) +
    figures +
    land(front) +
    crop(1000, '.5 .6') +
    skies.before +
    (scene.style === 'sketch' ? '' : vignette()) +
    (scene.banner === undefined || scene.style === 'poster' ? '' : banner(scene.banner));
  if (scene.style === undefined) return render(picture);
  if (scene.style === 'poster') return inStyle(titled(picture, scene), 'poster');
  // Watercolor has faint outlines, and neon a blue that is not too dark for its lines.
  const drawn = scene.style === 'watercolour' ? picture.replaceAll(`stroke="${INK}"`, 'stroke="#93a1d2"') : picture;
  const lit = scene.style === 'neon' ? drawn.replaceAll('#0000ff', '#5b8cff') : drawn;
  return inStyle(lit, scene.style);
}
