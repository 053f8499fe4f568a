import { BEIGE, INK, ORANGE_LIGHT, WHITE } from '@marcel/art/palette';
import type { Face } from '@marcel/art/marcel/head';
import { place } from '@marcel/art/svg';
import sharp, { type Sharp } from 'sharp';
import { drawThing, turned, type Sprite } from '../art/sprite.js';
import { drawFigure, marcel, poseNamed } from '../art/figure.js';
import { mixed } from '../art/fragments.js';
import { drawPlace, placeNamed } from '../art/places.js';
import { render } from '../image/styles.js';
import { tint, vignette } from '../image/compose-image.js';
import { GROUND, shadow } from '../image/layout.js';
import { randomOf } from '../random.js';
import { SIDE, inkMapOf, type InkMap } from './ink-map.js';
import { poseOf, raised } from './posture.js';
import { recognize, type Motif } from './recognize.js';

const EDGE = 320;

/** The drawing itself on a sheet with a strip of tape, 224 wide around its middle. */
async function paper(drawing: Uint8Array): Promise<string> {
  const sheet = sharp(drawing).flatten({ background: WHITE }).resize(EDGE, EDGE, { fit: 'contain', background: WHITE });
  const href = `data:image/png;base64,${(await sheet.png().toBuffer()).toString('base64')}`;
  return (
    `<path fill="#00000044" d="M-104-100h224v236h-224z"/><g stroke="${INK}"><path fill="${BEIGE}" stroke-width="5" d="M-112-112h224v236h-224z"/>` +
    `<image href="${href}" x="-98" y="-98" width="196" height="196"/><path fill="none" stroke-width="3" d="M-98-98h196v196h-196z"/></g>` +
    `<path fill="${ORANGE_LIGHT}" fill-opacity=".85" d="M-44-132l92-6 2 34-92 6z"/>`
  );
}

const SETTINGS = 'meadow,city,beach,party,forest,cyber,mountains,castle,desert,candy,plain'.split(',');
const OUTDOORS = 'meadow,garden,plain,beach,mountains'.split(',');
const FACE: Face = { eyes: 'happy', mouth: 'laughing' };

/** Our own drawings of what visitors draw: picture, lower edge, size and color. */
const MOTIFS: Readonly<Partial<Record<Motif, readonly [art: string, y: number, size: number, color: string]>>> = {
  house: ['cottage', 880, 2.1, '#e0263c'],
  heart: ['heart', 760, 1.7, '#e0263c'],
  sun: ['rayedSun', 480, 1.6, '#ffd23c'],
  star: ['bigStar', 580, 1.7, '#ffd23c'],
  tree: ['roundTree', 900, 2.5, '#57b85a'],
};

function isBlack(color: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels) < 40 && Math.max(...channels) < 190;
}

/** Draws the visitor's own lines again: thick and inked, what they enclose filled with color. */
async function traceInk(map: InkMap, isWord: boolean): Promise<Sprite> {
  const size = 800;
  const raw = (edge: number) => ({ raw: { width: edge, height: edge, channels: 1 } }) as const;
  const asBytes = (picture: Sharp): Promise<Buffer> => picture.toColourspace('b-w').raw().toBuffer();
  const layer = async (marks: Uint8Array, level: number, color: string): Promise<Buffer> => {
    const large = sharp(Buffer.from(marks.map((is) => is * 255)), raw(SIDE)).resize(size, size, { kernel: 'cubic' });
    const sharpEdge = await asBytes(sharp(await asBytes(large.blur(7)), raw(size)).threshold(level));
    const alpha = await asBytes(sharp(sharpEdge, raw(size)).blur(1));
    const flat = sharp({ create: { width: size, height: size, channels: 3, background: color } });
    return flat.joinChannel(alpha, raw(size)).png({ compressionLevel: 1 }).toBuffer();
  };
  const color = isBlack(map.color) ? '#ffd27f' : mixed(map.color, WHITE, 0.35);
  const all = map.isEnclosed.map((is, spot) => Math.max(isWord ? 0 : is, map.isInk[spot] ?? 0));
  const inside = layer(all, 60, color);
  const layers = await Promise.all([layer(all, 12, INK), inside, isWord ? inside : layer(map.isInk, 70, INK)]);
  const { left, right, top, bottom } = map.box;
  const scale = 560 / Math.max(right - left, bottom - top, 1);
  const image = (bytes: Buffer): string =>
    `<image href="data:image/png;base64,${bytes.toString('base64')}" x="${-((left + right) / 2) * scale}" y="${-bottom * scale}" width="${SIDE * scale}" height="${SIDE * scale}"/>`;
  return { svg: layers.map(image).join(''), width: (right - left) * scale, height: (bottom - top) * scale };
}

async function motifOf(map: InkMap, motif: Motif): Promise<string> {
  const isWord = motif === 'word';
  const [art, y = isWord ? 640 : 900, size = 1, color = ''] = MOTIFS[motif] ?? [];
  const own = isBlack(map.color) || motif === 'tree' ? color : map.color;
  const drawn = art === undefined ? await traceInk(map, isWord) : drawThing(art, size, own);
  return (y > 800 ? shadow(670, y, drawn.width * 0.4) : '') + place(drawn.svg, { x: 665, y });
}

function figure(map: InkMap): string {
  const { left, right, top, bottom } = map.box;
  const isLying = right - left > 1.5 * (bottom - top) && map.ink.length > 12;
  const upright = isLying ? raised(map) : { ink: map.ink, isHeadLeft: true };
  const pose = poseOf(upright.ink) ?? poseNamed('cheer');
  const drawn = drawFigure({ doll: marcel, pose, face: FACE });
  const lying = isLying ? turned(drawn, upright.isHeadLeft ? -88 : 88) : turned(drawn, pose.lean * 0.5);
  const scale = Math.min(2.6, 780 / lying.width, 720 / lying.height);
  return shadow(512, GROUND, lying.width * scale * 0.4) + place(lying.svg, { x: 512, y: GROUND, scale });
}

export async function composeDrawing(seed: number, drawing: Uint8Array): Promise<Buffer> {
  const map = await inkMapOf(drawing);
  const motif = map.ink.length < 12 ? 'figure' : recognize(map);
  const isFigure = motif === 'figure';
  const settings = isFigure ? SETTINGS : OUTDOORS;
  const { back, front } = drawPlace(placeNamed(settings[seed % settings.length] ?? 'meadow'), 'day', randomOf(seed));
  const beside = drawFigure({ doll: marcel, pose: poseNamed('point'), face: FACE });
  const body = isFigure
    ? figure(map)
    : (await motifOf(map, motif)) + shadow(220, GROUND, 150) + place(beside.svg, { x: 230, y: GROUND, scale: 1.7 });
  return render(
    back +
      tint('day') +
      body +
      front +
      vignette() +
      place(await paper(drawing), { x: isFigure ? 140 : 132, y: 160, turn: -7 }),
  );
}
