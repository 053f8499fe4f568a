import { INK } from '@marcel/art/palette';
import { place } from '@marcel/art/svg';
import { banner, glowingText, largeText } from '../art/banner.js';
import { basedOn, drawPiece, patternOf, toColor } from '../art/fragments.js';
import { drawPlace, drawRow, placeNamed, type Place } from '../art/places.js';
import { drawWeather, LIGHTS, underSnow, veil, type Hour } from '../art/sky.js';
import { inStyle, render, skyFor } from './styles.js';
import { toScene } from '../prompt/reading.js';
import { listParts, type Item, type Scene } from '../prompt/scene.js';
import { toRandom, type Random } from '../random.js';
import svg from '../tables/svg.json' with { type: 'json' };
import { arrange, FRAMES } from './arrange.js';
import { drawArt } from './items.js';

export const tint = (hour: Hour): string => veil(LIGHTS[hour].tint.color, LIGHTS[hour].tint.opacity);
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
    (/^(?:oil|crayon|vintage|noir)$/.test(scene.style ?? 'oil') ? svg.vignette.replaceAll('{ink}', INK) : '') +
    (scene.banner === undefined || scene.style === 'poster' ? '' : banner(scene.banner));
  if (scene.style === undefined) return render(picture);
  if (scene.style === 'poster') return inStyle(titled(picture, scene), 'poster');
  // Watercolor has faint outlines, and neon a blue that is not too dark for its lines.
  const drawn = scene.style === 'watercolour' ? picture.replaceAll(`stroke="${INK}"`, 'stroke="#93a1d2"') : picture;
  const lit = scene.style === 'neon' ? drawn.replaceAll('#0000ff', '#5b8cff') : drawn;
  return inStyle(lit, scene.style);
}
