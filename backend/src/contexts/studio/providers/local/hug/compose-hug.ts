import * as z from 'zod/mini';
import { Bytes } from '../../../../../platform/child-processes/serve-tasks.js';
import { arm } from '@marcel/art/marcel';
import { BLUE_DARK, INK, mixed, WHITE } from '@marcel/art/palette';
import { outlined, place, plain, shape } from '@marcel/art/svg';
import { caption } from '../art/banner.js';
import { createActor, marcel, TRUNK, type Actor } from '../art/figure.js';
import { drawPiece } from '../art/fragments.js';
import { drawPlace, placeNamed } from '../art/places.js';
import { render } from '../image/styles.js';
import { tint } from '../image/compose-image.js';
import { range } from 'es-toolkit';
import { toRandom } from '../random.js';
import tables from '../tables/places.json' with { type: 'json' };
import bodies from '../tables/bodies.json' with { type: 'json' };
import svg from '../tables/svg.json' with { type: 'json' };
import { readPhoto, type Photo } from '../../../recognition/photo.js';
import { toSticker } from '../../../recognition/sticker.js';

/** A photo cut along an outline around 0, 0 that fits into a square of twice `half`. */
const cutOut = ({ href }: Photo, outline: string, half: number, id: string, high = half): string =>
  `<clipPath id="${id}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${WHITE}"/>` +
  `<g clip-path="url(#${id})"><image href="${href}" x="${-half}" y="${-high}" ` +
  `width="${2 * half}" height="${2 * high}" preserveAspectRatio="xMidYMid slice"/></g>` +
  `<g fill="none" stroke-linejoin="round"><path d="${outline}" stroke="${INK}" stroke-width="13"/>` +
  `<path d="${outline}" stroke="${WHITE}" stroke-width="6"/></g>`;
/** Soft outlines around 0, 0 within a square of 200, without notches that would cut into a head. */
const { egg: EGG, cushion: CUSHION, card: CARD } = svg.outlines;
const visitor = (photo: Photo): Actor => ({
  ...createActor(photo.cloth, () => cutOut(photo, EGG, 100, 'face')),
  body: outlined(shape(photo.cloth, TRUNK) + plain(shape(mixed(photo.cloth, INK, 0.14), svg.outlines.hem))),
  foot: outlined(shape(BLUE_DARK, 'M-24 18C-30-10-18-30 2-30S32-8 26 18Q0 26-24 18Z')),
  tail: '',
  paw: photo.skin,
});
/** A figure and the only embrace that leaves its face free. */
type Mascot = Actor & { readonly embrace?: number };
/** Returns Marcel, or the mascot of a picture: its figure as it is, or a card for a head where it has no plain background. */
async function toMascot(picture: Uint8Array | undefined): Promise<Mascot> {
  if (picture === undefined) return marcel;
  const sticker = await toSticker(picture);
  if (sticker !== undefined) {
    const [y, scale] = sticker.isSlim ? [46, 1.45] : [2, 1.05];
    const actor = createActor(sticker.skin, () => place(sticker.svg, { x: 0, y, scale }));
    return sticker.isSlim ? { ...actor, body: '', embrace: 0 } : { ...actor, embrace: 1 };
  }
  const photo = await readPhoto(picture, 0.25);
  return createActor(photo.skin, () => cutOut(photo, CARD, 84, 'card'));
}
/** The steps of each embrace from back to front; `tables/README.md` explains them. */
const EMBRACES: readonly (readonly string[])[] = bodies.embraces;
function embraced(embrace: number, hugger: Actor, hugged: Actor, portrait: string): string {
  const eyes = embrace === 1 ? 'closed' : 'happy';
  const step = (text: string): string => {
    const [who, what, ...rest] = text.split(' ');
    const actor = who === 'h' ? hugger : hugged;
    const [x = 0, y = 0, turn = 0, wide = 1, high = 1] = rest.map(Number);
    if (what === 'arm')
      return arm({ along: rest.slice(3).join(' '), paw: { x, y, turn }, sleeve: actor.sleeve, glove: actor.paw });
    if (what === 'body') return place(actor.body, { x, y, scale: [turn, wide] });
    const drawn = what === 'photo' ? portrait : actor.head({ eyes, mouth: 'smiling' });
    return place(drawn, { x, y, turn, scale: [wide, high] });
  };
  return (EMBRACES[embrace] ?? []).map(step).join('');
}
export const HugOrder = z.object({
  kind: z.literal('hug'),
  seed: z.number(),
  name: z.string(),
  portrait: Bytes,
  character: z.union([Bytes, z.undefined()]),
  characterName: z.optional(z.string()),
});
export async function composeHug(order: z.infer<typeof HugOrder>): Promise<Buffer> {
  const { seed, name, portrait, character: other, characterName } = order;
  const random = toRandom(seed);
  const hour = (['day', 'dawn', 'day', 'dusk'] as const)[Math.floor(seed / 2) % 4] ?? 'day';
  // Places are used in turn, so that consecutive seeds never share one.
  const { back } = drawPlace(placeNamed(tables.hugs[seed % tables.hugs.length] ?? 'meadow'), hour, random);
  const [photo, hugger] = await Promise.all([readPhoto(portrait), toMascot(other)]);
  const [wide, high] = photo.ratio < 1 ? [140, 140 * photo.ratio] : [104 / photo.ratio, 104];
  const frame = `M${-wide}${-high}H${wide}V${high}H${-wide}Z`;
  const portraitOf = photo.isHead
    ? cutOut(photo, random.pick([EGG, CUSHION]), 100, 'face')
    : cutOut(photo, frame, wide, 'face', high);
  const embrace = photo.isHead ? (hugger.embrace ?? seed % EMBRACES.length) : 1;
  const figures = embraced(embrace, hugger, visitor(photo), portraitOf);
  const hearts = range(8).map((index) =>
    place(drawPiece('heart', random.pick(['#e0263c', '#f0568f', '#ffa500'])), {
      x: index % 2 === 0 ? random.between(40, 160) : random.between(864, 984),
      y: random.between(60, 460),
      turn: random.between(-22, 22),
      scale: random.between(0.7, 1.7),
    }),
  );
  return render(
    back +
      tint(hour) +
      `<rect width="1024" height="1024" fill="${WHITE}" fill-opacity=".12"/>` +
      hearts.join('') +
      place(figures, { x: 0, y: 0, scale: 4.27 }) +
      caption(name, other === undefined ? 'Marcel' : (characterName ?? 'Buddy')),
  );
}
