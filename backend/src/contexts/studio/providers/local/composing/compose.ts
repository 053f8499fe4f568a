import sharp from 'sharp';
import { BEIGE, INK, ORANGE_LIGHT, WHITE } from '@marcel/art/palette';
import { place, shape } from '@marcel/art/svg';
import type { Face } from '@marcel/art/marcel/head';
import * as z from 'zod/mini';
import { CHEERING, type Posture, type Reach } from '../figures/postures.js';
import { posedMarcel } from '../figures/posed-marcel.js';
import { type PlaceName, PLACES } from '../places/places.js';
import { randomOf } from '../random.js';
import { render } from '../render.js';
import { HOURS } from '../scenery/hour.js';
import { glow, shadow, tint, vignette } from '../scenery/light.js';
import { Bytes } from '../../../../../platform/child-processes/serve-orders.js';
import { composeHug } from '../hug/compose-hug.js';
import { composeImage } from '../image/compose-image.js';

const LOOK = 100;

interface Spot {
  readonly x: number;
  readonly y: number;
}

const CONTRAST = 36;

/** Returns all spots of a drawing that are not paper, on a square of `LOOK`. */
async function inkOf(bytes: Uint8Array): Promise<Spot[]> {
  const { data } = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize(LOOK, LOOK, { fit: 'contain', background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const paper = data.subarray(0, 3);
  const spots: Spot[] = [];
  for (let pixel = 0; pixel < LOOK * LOOK; pixel += 1) {
    const difference = [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs((data[pixel * 3 + channel] ?? 0) - (paper[channel] ?? 0)),
      0,
    );
    if (difference > CONTRAST) spots.push({ x: pixel % LOOK, y: Math.floor(pixel / LOOK) });
  }
  return spots;
}

const LINES = { least: 12, most: 0.6 * LOOK * LOOK };

const GREATEST_LEAN = 24;

const OUTERMOST = 0.06;

const mean = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});

function outermost(spots: readonly Spot[], along: (spot: Spot) => number): Spot {
  const sorted = [...spots].sort((one, other) => along(other) - along(one));
  return mean(sorted.slice(0, Math.max(1, Math.round(sorted.length * OUTERMOST))));
}

function postureOf(ink: readonly Spot[]): Posture | undefined {
  if (ink.length < LINES.least || ink.length > LINES.most) return undefined;
  const [left, right] = [outermost(ink, ({ x }) => -x).x, outermost(ink, ({ x }) => x).x];
  const [top, bottom] = [outermost(ink, ({ y }) => -y).y, outermost(ink, ({ y }) => y).y];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const half = { x: Math.max(8, (right - left) / 2), y: Math.max(8, (bottom - top) / 2) };
  const upper = ink.filter(({ y }) => y <= middle.y + 0.3 * half.y);
  const lower = ink.filter(({ y }) => y > middle.y + 0.3 * half.y);
  // Scales both directions alike, to keep narrow drawings narrow.
  const reach = ({ x, y }: Spot, from: number, measure: number): Reach => ({
    x: (x - middle.x) / measure,
    y: (y - from) / measure,
  });
  const shoulders = middle.y - 0.28 * half.y;
  const hips = middle.y + 0.2 * half.y;
  const hand = (side: 1 | -1): Reach =>
    reach(
      outermost(upper.length > 0 ? upper : ink, ({ x, y }) => side * x - 0.1 * y),
      shoulders,
      half.x,
    );
  const foot = (side: 1 | -1): Reach =>
    reach(
      outermost(lower.length > 0 ? lower : ink, ({ x, y }) => side * x + 0.8 * y),
      hips,
      0.8 * half.y,
    );
  const head = mean(ink.filter(({ y }) => y < top + 0.45 * half.y));
  const stance = mean(ink.filter(({ y }) => y > bottom - 0.6 * half.y));
  const lean = (Math.atan2(head.x - stance.x, Math.max(1, stance.y - head.y)) * 180) / Math.PI;
  return {
    leftHand: hand(-1),
    rightHand: hand(1),
    leftFoot: foot(-1),
    rightFoot: foot(1),
    lean: Math.max(-GREATEST_LEAN, Math.min(GREATEST_LEAN, lean)),
  };
}

const EDGE = 320;

/** The drawing itself on a sheet with a strip of tape, 224 wide around its middle. */
async function paper(drawing: Uint8Array): Promise<string> {
  const sheet = await sharp(drawing)
    .flatten({ background: WHITE })
    .resize(EDGE, EDGE, { fit: 'contain', background: WHITE })
    .png()
    .toBuffer();
  return (
    shape('#00000044', 'M-104-100h224v236h-224z') +
    `<path fill="${BEIGE}" stroke="${INK}" stroke-width="5" d="M-112-112h224v236h-224z"/>` +
    `<image href="data:image/png;base64,${sheet.toString('base64')}" x="-98" y="-98" width="196" height="196"/>` +
    `<path fill="none" stroke="${INK}" stroke-width="3" d="M-98-98h196v196h-196z"/>` +
    `<path fill="${ORANGE_LIGHT}" fill-opacity=".85" d="M-44-132l92-6 2 34-92 6z"/>`
  );
}

interface DrawingOrder {
  readonly kind: 'drawing';
  readonly seed: number;
  readonly drawing: Uint8Array;
}

const SETTINGS = [
  'meadow',
  'city',
  'beach',
  'party',
  'forest',
  'cyberspace',
  'mountains',
  'castle',
  'desert',
  'candy',
  'outerSpace',
] as const satisfies readonly PlaceName[];

const FACES: readonly [Face, ...Face[]] = [
  { eyes: 'happy', mouth: 'laughing' },
  { eyes: 'open', mouth: 'smiling' },
  { eyes: 'wide', mouth: 'laughing' },
];

const SCALE = 2.9;

async function composeDrawing({ seed, drawing }: DrawingOrder): Promise<Buffer> {
  const random = randomOf(seed);
  const hour = HOURS[Math.floor(seed / 2) % HOURS.length] ?? 'day';
  const { back, front } = PLACES[SETTINGS[seed % SETTINGS.length] ?? 'meadow']({ hour, random });
  const posture = postureOf(await inkOf(drawing)) ?? CHEERING;
  // Beside his left ear: the right one folds over.
  const left = posture.lean > -6;
  return render(
    back +
      tint(hour) +
      glow() +
      shadow(512, 930, 230) +
      place(place(posedMarcel(posture, random.pick(FACES)), { x: -120, y: -272 }), {
        x: 512,
        y: 936,
        turn: posture.lean * 0.5,
        scale: SCALE,
      }) +
      front +
      vignette() +
      place(await paper(drawing), { x: left ? 140 : 884, y: 168, turn: left ? -7 : 7 }),
  );
}

const seed = z.number();

/** All input of a picture: the same order gives the same bytes. */
export const PictureOrder = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hug'),
    seed,
    name: z.string(),
    portrait: Bytes,
    character: z.union([Bytes, z.undefined()]),
    characterName: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('drawing'), seed, drawing: Bytes }),
  z.object({ kind: z.literal('image'), seed, prompt: z.string() }),
]);
export type PictureOrder = z.infer<typeof PictureOrder>;

export async function compose(order: PictureOrder): Promise<Uint8Array> {
  switch (order.kind) {
    case 'hug':
      return composeHug(order);
    case 'drawing':
      return composeDrawing(order);
    case 'image':
      return composeImage(order);
  }
}
