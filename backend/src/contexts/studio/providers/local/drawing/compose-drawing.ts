import { place } from '@marcel/art/svg';
import type { Face } from '@marcel/art/marcel/head';
import { posedMarcel } from '../figures/posed-marcel.js';
import { CHEERING } from '../figures/posture.js';
import { PLACES, type PlaceName } from '../places/places.js';
import { randomOf } from '../random.js';
import { render } from '../render.js';
import { HOURS } from '../scenery/hour.js';
import { glow, shadow, tint, vignette } from '../scenery/light.js';
import { inkOf } from './ink.js';
import { paper } from './paper.js';
import { postureOf } from './drawn-posture.js';

export interface DrawingOrder {
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

/** Marcel takes the posture that somebody has drawn, and keeps the drawing beside him. */
export async function composeDrawing({ seed, drawing }: DrawingOrder): Promise<Buffer> {
  const random = randomOf(seed);
  const hour = HOURS[Math.floor(seed / 2) % HOURS.length] ?? 'day';
  const { back, front } = PLACES[SETTINGS[seed % SETTINGS.length] ?? 'meadow']({ hour, random });
  const posture = postureOf(await inkOf(drawing)) ?? CHEERING;
  // Where Marcel leaves room: his ear folds over to the right.
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
