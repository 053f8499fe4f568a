import { place } from '@marcel/art/svg';
import { character, marcel, visitor } from '../figures/doll.js';
import { photoOf } from '../figures/photo-of.js';
import { stickerOf } from '../figures/sticker-of.js';
import { caption } from '../lettering/caption.js';
import { PLACES, type PlaceName } from '../places/places.js';
import { randomOf } from '../random.js';
import { render } from '../render.js';
import { risingHearts } from '../scenery/hearts.js';
import { HOURS } from '../scenery/hour.js';
import { glow, shadow, tint, vignette } from '../scenery/light.js';
import { EMBRACES } from './embraces.js';

export interface HugOrder {
  readonly kind: 'hug';
  readonly seed: number;
  readonly name: string;
  readonly portrait: Uint8Array;
  /** Who hugs in Marcel's place. */
  readonly character: Uint8Array | undefined;
  /** What they are called. */
  readonly characterName?: string | undefined;
}

/** One after the other: neighbouring seeds never share a place or an embrace. */
const SETTINGS = [
  'meadow',
  'party',
  'beach',
  'room',
  'outerSpace',
  'garden',
  'castle',
  'mountains',
  'candy',
  'underwater',
  'autumnPark',
  'cyberspace',
  'city',
] as const satisfies readonly PlaceName[];

/** Whoever has no name is one. */
const STRANGER = 'Buddy';

const SCALE = 3.3;

/** A visitor and whoever hugs them. */
export async function composeHug({ seed, name, portrait, character: other, characterName }: HugOrder): Promise<Buffer> {
  const random = randomOf(seed);
  const hour = HOURS[Math.floor(seed / 2) % HOURS.length] ?? 'day';
  const { back, front } = PLACES[SETTINGS[seed % SETTINGS.length] ?? 'meadow']({ hour, random });
  const embrace = EMBRACES[seed % EMBRACES.length] ?? EMBRACES[0];
  const photo = await photoOf(portrait);
  const hugger =
    other === undefined
      ? marcel({ eyes: 'happy', mouth: 'smiling' })
      : character(await photoOf(other), await stickerOf(other));
  const figures = embrace(hugger, { doll: visitor(photo), photo }, random);
  return render(
    back +
      tint(hour) +
      glow() +
      risingHearts(random, 7) +
      shadow(512, 900, 330) +
      place(figures, { x: 512 - 120 * SCALE, y: 908 - 240 * SCALE, scale: SCALE }) +
      front +
      vignette() +
      caption(name, other === undefined ? 'Marcel' : (characterName ?? STRANGER)),
  );
}
