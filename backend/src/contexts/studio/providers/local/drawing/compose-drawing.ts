import { BEIGE, INK, ORANGE_LIGHT, WHITE } from '@marcel/art/palette';
import type { Face } from '@marcel/art/marcel/head';
import { place } from '@marcel/art/svg';
import sharp, { type Sharp } from 'sharp';
import { drawThing, turned, type Drawn } from '../art/drawn.js';
import { drawFigure, marcel, poseNamed } from '../art/figure.js';
import { mixed } from '../art/palette.js';
import { drawPlace, placeNamed } from '../art/places.js';
import { render } from '../art/render.js';
import { tint, vignette } from '../image/compose-image.js';
import { GROUND, shadow } from '../image/layout.js';
import { randomOf, type Random } from '../random.js';
import { LOOK, lookAt, type Look } from './look.js';
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

export interface DrawingOrder {
  readonly kind: 'drawing';
  readonly seed: number;
  readonly drawing: Uint8Array;
}

const SETTINGS = 'meadow,city,beach,party,forest,cyber,mountains,castle,desert,candy,plain'.split(',');
const OUTDOORS = 'meadow,garden,plain,beach,mountains'.split(',');

const FACES: readonly [Face, ...Face[]] = [
  { eyes: 'happy', mouth: 'laughing' },
  { eyes: 'open', mouth: 'smiling' },
  { eyes: 'wide', mouth: 'laughing' },
];

interface Spot {
  readonly art: string;
  readonly y: number;
  readonly size: number;
  readonly color: string;
}

/** Our own drawings of what visitors draw. */
const MOTIFS: Readonly<Partial<Record<Motif, Spot>>> = {
  house: { art: 'cottage', y: 880, size: 2.1, color: '#e0263c' },
  heart: { art: 'heart', y: 760, size: 1.7, color: '#e0263c' },
  sun: { art: 'rayedSun', y: 480, size: 1.6, color: '#ffd23c' },
  star: { art: 'bigStar', y: 580, size: 1.7, color: '#ffd23c' },
  tree: { art: 'roundTree', y: 900, size: 2.5, color: '#57b85a' },
};

function isBlack(color: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels) < 40 && Math.max(...channels) < 190;
}

/** Draws the visitor's own lines again: thick and inked, what they enclose filled with color. */
async function inkedAgain(look: Look): Promise<Drawn> {
  const size = 800;
  const layer = async (marks: Uint8Array, level: number, color: string): Promise<Buffer> => {
    const grey = (bytes: Buffer, edge: number) => sharp(bytes, { raw: { width: edge, height: edge, channels: 1 } });
    const asBytes = (picture: Sharp): Promise<Buffer> => picture.toColourspace('b-w').raw().toBuffer();
    const soft = await asBytes(
      grey(Buffer.from(marks.map((is) => is * 255)), LOOK)
        .resize(size, size, { kernel: 'cubic' })
        .blur(7),
    );
    const alpha = await asBytes(grey(await asBytes(grey(soft, size).threshold(level)), size).blur(1));
    const flat = sharp({ create: { width: size, height: size, channels: 3, background: color } });
    return flat
      .joinChannel(alpha, { raw: { width: size, height: size, channels: 1 } })
      .png({ compressionLevel: 1 })
      .toBuffer();
  };
  const color = isBlack(look.color) ? '#ffd27f' : mixed(look.color, WHITE, 0.35);
  const all = look.isEnclosed.map((is, spot) => (is === 1 || look.isInk[spot] === 1 ? 1 : 0));
  const isWord = !look.isEnclosed.includes(1);
  const [rim, body, lines] = await Promise.all([
    layer(all, 12, INK),
    layer(all, 60, color),
    layer(look.isInk, 70, isWord ? color : INK),
  ]);
  const { left, right, top, bottom } = look.box;
  const scale = 560 / Math.max(right - left, bottom - top, 1);
  const image = (bytes: Buffer): string =>
    `<image href="data:image/png;base64,${bytes.toString('base64')}" x="${-((left + right) / 2) * scale}" y="${-bottom * scale}" width="${LOOK * scale}" height="${LOOK * scale}"/>`;
  return {
    svg: image(rim) + image(body) + image(lines),
    width: (right - left) * scale,
    height: (bottom - top) * scale,
  };
}

async function motifOf(look: Look, motif: Motif): Promise<string> {
  const ours = MOTIFS[motif];
  if (ours === undefined) {
    const again = await inkedAgain(
      motif === 'word' ? { ...look, isEnclosed: new Uint8Array(look.isEnclosed.length) } : look,
    );
    const y = motif === 'word' ? 640 : 900;
    return (motif === 'word' ? '' : shadow(660, y, again.width * 0.4)) + place(again.svg, { x: 650, y });
  }
  const { art, y, size, color } = ours;
  const x = 670;
  const drawn = drawThing(art, size, isBlack(look.color) || art === 'roundTree' ? color : look.color);
  return (y > 800 ? shadow(x, y, drawn.width * 0.4) : '') + place(drawn.svg, { x, y });
}

/** Marcel in the pose of a drawn figure; one that lies, lies. */
function figure(look: Look, random: Random): string {
  const { left, right, top, bottom } = look.box;
  const isLying = right - left > 1.5 * (bottom - top) && look.ink.length > 12;
  const upright = isLying ? raised(look) : { ink: look.ink, isHeadLeft: true };
  const pose = poseOf(upright.ink) ?? poseNamed('cheer');
  const drawn = drawFigure({ doll: marcel, pose, face: random.pick(FACES) });
  const lying = isLying ? turned(drawn, upright.isHeadLeft ? -88 : 88) : turned(drawn, pose.lean * 0.5);
  const scale = Math.min(2.6, 780 / lying.width, 720 / lying.height);
  return shadow(512, GROUND, lying.width * scale * 0.4) + place(lying.svg, { x: 512, y: GROUND, scale });
}

export async function composeDrawing({ seed, drawing }: DrawingOrder): Promise<Buffer> {
  const random = randomOf(seed);
  const look = await lookAt(drawing);
  const motif = look.ink.length < 12 ? 'figure' : recognize(look);
  const isFigure = motif === 'figure';
  const settings = isFigure ? SETTINGS : OUTDOORS;
  const { back, front } = drawPlace(placeNamed(settings[seed % settings.length] ?? 'meadow'), 'day', random);
  const beside = drawFigure({ doll: marcel, pose: poseNamed('point'), face: random.pick(FACES) });
  const body = isFigure
    ? figure(look, random)
    : (await motifOf(look, motif)) + shadow(220, GROUND, 150) + place(beside.svg, { x: 230, y: GROUND, scale: 1.7 });
  return render(
    back +
      tint('day') +
      body +
      front +
      vignette() +
      place(await paper(drawing), { x: isFigure ? 140 : 132, y: 160, turn: -7 }),
  );
}
