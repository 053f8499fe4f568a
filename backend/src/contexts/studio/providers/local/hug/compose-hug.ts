import { arm } from '@marcel/art/marcel/arm';
import { BLUE_DARK, INK, WHITE } from '@marcel/art/palette';
import { outlined, place, plain, shape } from '@marcel/art/svg';
import { caption } from '../art/banner.js';
import { dollOf, marcel, type Doll } from '../art/figure.js';
import { drawPiece } from '../art/fragments.js';
import { mixed } from '../art/palette.js';
import { drawPlace, placeNamed } from '../art/places.js';
import { render } from '../art/render.js';
import { tint, vignette } from '../image/compose-image.js';
import { randomOf, type Random } from '../random.js';
import { cutOut, photoOf, type Photo } from './photo.js';
import { stickerOf } from './sticker.js';

/** Soft outlines around 0, 0 within a square of 200, without notches that would cut into a head. */
const EGG = 'M0-98C62-98 92-54 92-6 92 54 56 98 0 98S-92 54-92-6C-92-54-62-98 0-98Z';
const CUSHION = 'M-92-92C-40-104 40-104 92-92 104-40 104 40 92 92 40 104-40 104-92 92-104 40-104-40-92-92Z';
const CARD = 'M-70-62C-36-78 36-78 70-62 84-28 84 30 70 64 36 80-36 80-70 64-84 30-84-28-70-62Z';
const TRUNK = 'M-34 0C-54 26-62 60-52 88-44 106 44 106 52 88 62 60 54 26 34 0Z';

const visitor = (photo: Photo): Doll => ({
  ...dollOf(photo.cloth, () => cutOut(photo, EGG, 100, 'face')),
  body: () =>
    outlined(
      shape(photo.cloth, TRUNK) +
        plain(shape(mixed(photo.cloth, INK, 0.14), 'M-52 88C-44 106 44 106 52 88L55 76C40 92-40 92-55 76Z')),
    ),
  foot: () => outlined(shape(BLUE_DARK, 'M-24 18C-30-10-18-30 2-30S32-8 26 18Q0 26-24 18Z')),
  tail: () => '',
  paw: photo.skin,
});

/** A mascot of the visitor: its figure as the head, or a card where it has no plain background. */
const character = (photo: Photo, sticker: string | undefined): Doll =>
  dollOf(photo.skin, () => sticker ?? cutOut(photo, CARD, 84, 'card'));

type Embrace = (hugger: Doll, hugged: Doll, photo: Photo, random: Random) => string;

const sleeves = ({ sleeve, paw: glove }: Doll) => ({ sleeve, glove });

/** All on a grid of 240, the face about 110 of it. */
const cheekToCheek: Embrace = (hugger, hugged, _, random) =>
  place(hugger.body(), { x: 62, y: 150, scale: 1.25 }) +
  arm({ along: 'M96 176C132 150 190 160 226 196', paw: { x: 400, y: 400 }, ...sleeves(hugger) }) +
  place(hugged.body(), { x: 174, y: 172, scale: 1.1 }) +
  place(hugger.head({ eyes: 'happy', mouth: 'smiling' }), {
    x: 66,
    y: 96,
    turn: random.between(4, 10),
    scale: [-0.96, 0.96],
  }) +
  place(hugged.head({}), { x: 164, y: 106, turn: random.between(-8, -3), scale: 0.68 }) +
  arm({ along: 'M150 200C120 224 88 220 66 204', paw: { x: 58, y: 200, turn: 80 }, ...sleeves(hugged) }) +
  arm({ along: 'M236 214Q228 200 216 200', paw: { x: 208, y: 202, turn: 76 }, ...sleeves(hugger) });

const cuddlePortrait: Embrace = (hugger, _, photo, random) =>
  place(hugger.body(), { x: 120, y: 120, scale: [1.6, 1.3] }) +
  place(hugger.head({ eyes: 'closed', mouth: 'smiling' }), {
    x: 118,
    y: 60,
    turn: random.between(-7, 7),
    scale: 0.84,
  }) +
  place(cutOut(photo, random.pick([EGG, CUSHION]), 100, 'face'), {
    x: 120,
    y: 152,
    turn: random.between(-5, 5),
    scale: 0.62,
  }) +
  arm({ along: 'M56 124C6 134 6 196 54 200', paw: { x: 66, y: 198, turn: -84 }, ...sleeves(hugger) }) +
  arm({ along: 'M184 124C234 134 234 196 186 200', paw: { x: 174, y: 198, turn: 84 }, ...sleeves(hugger) });

const bearHug: Embrace = (hugger, hugged, _, random) => {
  const lean = random.chance(0.5) ? 1 : -1;
  return (
    place(hugger.body(), { x: 120, y: 110, scale: [1.7, 1.5] }) +
    place(hugger.head({ eyes: 'happy', mouth: 'laughing' }), {
      x: 120 - 14 * lean,
      y: 58,
      turn: 7 * lean,
      scale: 0.86,
    }) +
    place(hugged.body(), { x: 120, y: 184, scale: 1.05 }) +
    place(hugged.head({}), { x: 120 + 8 * lean, y: 148, turn: -6 * lean, scale: 0.62 }) +
    arm({ along: 'M52 130C2 150 10 226 84 216', paw: { x: 96, y: 214, turn: -86 }, ...sleeves(hugger) }) +
    arm({ along: 'M188 130C238 150 230 226 158 222', paw: { x: 146, y: 222, turn: 84 }, ...sleeves(hugger) })
  );
};

const EMBRACES = [cheekToCheek, cuddlePortrait, bearHug] as const;

function risingHearts(random: Random, count: number): string {
  const heart = (index: number): string =>
    place(drawPiece('heart', random.pick(['#e0263c', '#f0568f', '#ffa500'])), {
      x: index % 2 === 0 ? random.between(40, 160) : random.between(864, 984),
      y: random.between(60, 460),
      turn: random.between(-22, 22),
      scale: random.between(0.7, 1.7),
    });
  return Array.from({ length: count }, (_, index) => heart(index)).join('');
}

export interface HugOrder {
  readonly kind: 'hug';
  readonly seed: number;
  readonly name: string;
  readonly portrait: Uint8Array;
  readonly character: Uint8Array | undefined;
  readonly characterName?: string | undefined;
}

/** Used in turn, so that consecutive seeds never share a place or an embrace. */
export const SETTINGS = [
  'meadow',
  'party',
  'beach',
  'livingRoom',
  'space',
  'garden',
  'castle',
  'mountains',
  'candy',
  'underwater',
  'autumn',
  'cyber',
  'city',
] as const;

const HOURS = ['day', 'dawn', 'day', 'dusk'] as const;

const STRANGER = 'Buddy';

const SCALE = 4.27;

export async function composeHug({ seed, name, portrait, character: other, characterName }: HugOrder): Promise<Buffer> {
  const random = randomOf(seed);
  const hour = HOURS[Math.floor(seed / 2) % HOURS.length] ?? 'day';
  const { back } = drawPlace(placeNamed(SETTINGS[seed % SETTINGS.length] ?? 'meadow'), hour, random);
  const embrace = EMBRACES[seed % EMBRACES.length] ?? cheekToCheek;
  const photo = await photoOf(portrait);
  const hugger = other === undefined ? marcel : character(await photoOf(other), await stickerOf(other));
  const figures = embrace(hugger, visitor(photo), photo, random);
  return render(
    back +
      tint(hour) +
      `<rect width="1024" height="1024" fill="${WHITE}" opacity=".12"/>` +
      risingHearts(random, 8) +
      place(figures, { x: 512 - 120 * SCALE, y: 0, scale: SCALE }) +
      vignette() +
      caption(name, other === undefined ? 'Marcel' : (characterName ?? STRANGER)),
  );
}
