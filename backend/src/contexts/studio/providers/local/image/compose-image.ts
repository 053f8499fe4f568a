import { INK } from '@marcel/art/palette';
import { place } from '@marcel/art/svg';
import { banner } from '../art/banner.js';
import { drawFigure, marcel, poseNamed } from '../art/figure.js';
import { drawPiece } from '../art/fragments.js';
import { drawPlace, placeNamed, type Place } from '../art/places.js';
import { render } from '../art/render.js';
import { LIGHTS, type Hour } from '../art/sky.js';
import { inStyle, skyFor } from '../art/styles.js';
import { drawWeather, underSnow } from '../art/weather.js';
import { nounOf, nounWithArt, verbNamed } from '../prompt/lexicon.js';
import { sceneOf } from '../prompt/read-scene.js';
import { isCreature, itemOf, type Item, type Scene } from '../prompt/scene.js';
import { randomOf, type Random } from '../random.js';
import { GENERATED_EDGE as EDGE } from '../../picture-provider.js';
import { gather, sideGroup, type Gathering, type Group } from './groups.js';
import { drawAt, fitting, GROUND, inRow, inSky } from './layout.js';

interface ImageOrder {
  readonly kind: 'image';
  readonly seed: number;
  readonly prompt: string;
}

const MARCEL = nounOf('marcel') ?? nounWithArt('marcel');

export function tint(hour: Hour): string {
  const [color, opacity] = LIGHTS[hour].tint;
  return opacity === 0 ? '' : `<rect width="${EDGE}" height="${EDGE}" fill="${color}" opacity="${opacity}"/>`;
}

export const vignette = (): string =>
  `<defs><radialGradient id="vignette" gradientUnits="userSpaceOnUse" cx="512" cy="480" r="780"><stop offset=".66" stop-color="${INK}" stop-opacity="0"/>` +
  `<stop offset="1" stop-color="${INK}" stop-opacity=".3"/></radialGradient></defs><rect width="${EDGE}" height="${EDGE}" fill="url(#vignette)"/>`;

const DRIVEN: ReadonlySet<string> = new Set(['vehicle', 'boat', 'aircraft', 'bike', 'board']);

/** Lets Marcel drive a vehicle that nobody drives. */
function withDriver(items: readonly Item[]): readonly Item[] {
  const [first, ...others] = items;
  if (first === undefined || !DRIVEN.has(first.noun.kind) || first.count > 1 || items.some(isCreature)) return items;
  const verb = verbNamed(first.noun.kind === 'bike' || first.noun.kind === 'board' ? 'ride' : 'drive');
  return [itemOf(MARCEL, { verb, object: first, related: first.related }), ...others];
}

/** Dresses Marcel for places where nobody can breathe. */
const equipmentIn = (place: string): readonly { readonly name: string }[] =>
  place === 'space' || place === 'moon' || place === 'mars' ? [{ name: 'spaceHelmet' }] : [];

function dressed(item: Item, place: string): Item {
  return item.noun.art === 'marcel' && item.wears.length === 0 && item.object?.noun.kind !== 'aircraft'
    ? { ...item, wears: [...item.wears, ...equipmentIn(place)] }
    : item;
}

/** Marcel as a bystander: small, at the side. */
function bystander(place: Place, random: Random): Group {
  const wears = equipmentIn(place.name);
  const pose = poseNamed(random.pick(['wave', 'point', 'cheer']));
  return {
    drawn: drawFigure({ doll: marcel, pose, face: { eyes: 'happy', mouth: 'smiling' }, wears }),
    item: itemOf(MARCEL),
    isAloft: false,
  };
}

interface Layers {
  readonly behind: string[];
  readonly middle: string[];
  readonly before: string[];
}

const groundOf = ({ kind, surface, name }: Place): number =>
  name === 'space' || name === 'sky'
    ? 850
    : name === 'underwater'
      ? 880
      : kind === 'water' && surface !== undefined && (name === 'sea' || name === 'surfSea' || name === 'pool')
        ? Math.min(GROUND, surface + 130)
        : GROUND;

/** Puts the subject, the largest of all, into the middle and everything else around it. */
function arrange(scene: Scene, place: Place, random: Random): string {
  const layers: Layers = { behind: [], middle: [], before: [] };
  const items = (scene.composition === 'still life' ? scene.items : withDriver(scene.items)).map((item) =>
    dressed(item, scene.place),
  );
  const ground = groundOf(place);
  const top = scene.letters === undefined ? 0 : 120;
  if (scene.composition === 'landscape' || items.length === 0) {
    const small = bystander(place, random);
    const group = items.length === 0 && scene.composition !== 'landscape' ? { ...small } : small;
    const scale = scene.composition === 'landscape' ? fitting(small, 300, 250) : fitting(small, 520, 640);
    layers.middle.push(
      drawAt(group, {
        x: scene.composition === 'landscape' ? (random.chance(0.5) ? 330 : 690) : 512,
        y: scene.composition === 'landscape' ? Math.min(ground, 930) : ground,
        scale,
      }),
    );
    return layers.middle.join('');
  }
  const gathered = items.map((item) => gather(item, random));
  const isSky = ({ item }: Group): boolean => item.noun.kind === 'sky';
  const all = gathered.map(({ group }) => group);
  const mains = all.filter(
    (group, at) => at === 0 || !(isSky(group) || (group.item.noun.kind === 'building' && at > 0)),
  );
  const skies = all.filter((group) => !mains.includes(group) && isSky(group));
  const sides = gathered.flatMap((one) => one.sides).map((item) => sideGroup(item, random));
  skies.push(...sides.filter(isSky));
  const backs = [
    ...gathered.flatMap((one) => one.backs).map((item) => sideGroup(item, random)),
    ...all.filter((group) => !mains.includes(group) && !isSky(group)),
    ...sides.filter(({ item }) => item.noun.kind === 'building'),
  ];
  const row = [...mains, ...sides.filter((group) => !isSky(group) && group.item.noun.kind !== 'building')].slice(0, 6);
  const isMarcelThere =
    [...items, ...gathered.flatMap((one) => one.sides)].some((item) => item.noun.art === 'marcel') ||
    row.some(({ item }) => item.noun.art === 'marcel');
  const isAlone = isMarcelThere || scene.composition === 'still life';
  const hasBack = backs.length > 0;
  const right = isAlone ? (hasBack ? 700 : 984) : 780;
  const spots = inRow(row, {
    left: isAlone && !hasBack ? 40 : 30,
    right,
    height: (row.length > 1 || hasBack ? 560 : 640) - top * 0.5,
    ground,
  });
  backs.forEach((group, at) =>
    layers.behind.push(
      drawAt(group, {
        x: at % 2 === 0 ? 780 : 250,
        y: Math.min(ground - 80, 830),
        scale: fitting(group, 470, 620 - top),
      }),
    ),
  );
  row.forEach((group, at) => {
    const spot = spots[at];
    if (spot === undefined) return;
    const isSubjectAloft = group.isAloft && (row.length === 1 || at === 0);
    layers.middle.push(
      drawAt(
        group,
        isSubjectAloft
          ? { ...spot, y: Math.min(ground - 150, 512 + top / 2 + (group.drawn.height * spot.scale) / 2) }
          : spot,
      ),
    );
  });
  if (!isAlone) {
    const small = bystander(place, random);
    layers.middle.push(drawAt(small, { x: 894, y: Math.min(960, ground + 30), scale: fitting(small, 220, 270) }));
  }
  skies.forEach((group, at) => layers.behind.push(drawAt(group, { ...inSky(group, at), y: inSky(group, at).y + top })));
  drawFronts(gathered, layers, spots[0]?.x ?? 512, random);
  return layers.behind.join('') + layers.middle.toReversed().join('') + layers.before.join('');
}

function drawFronts(gathered: readonly Gathering[], layers: Layers, x: number, random: Random): void {
  for (const item of gathered.flatMap(({ fronts }) => fronts)) {
    const group = sideGroup(item, random);
    layers.before.push(drawAt({ ...group, isAloft: true }, { x, y: 990, scale: fitting(group, 620, 300) }));
  }
}

const signature = (): string =>
  `<g opacity=".8">${place(drawPiece('paw', '#0000ff'), { x: 966, y: 972, scale: 0.8 })}</g>`;

export async function composeImage({ seed, prompt }: ImageOrder): Promise<Buffer> {
  const random = randomOf(seed);
  const scene = sceneOf(prompt);
  const where = placeNamed(scene.place);
  const isSnowy = scene.weather === 'snow';
  const land = isSnowy ? underSnow : (landscape: string) => landscape;
  const { back, front } = drawPlace(where, scene.hour, random);
  const skies = drawWeather(scene.weather, scene.hour, random);
  const figures = arrange(scene, where, random);
  const picture = await render(
    skyFor(scene.style, land(back)) +
      skies.behind +
      tint(scene.hour) +
      figures +
      land(front) +
      skies.before +
      vignette() +
      (scene.composition === 'subject' ? '' : signature()) +
      (scene.letters === undefined ? '' : banner(scene.letters)),
  );
  return scene.style === undefined ? picture : inStyle(picture, scene.style);
}
