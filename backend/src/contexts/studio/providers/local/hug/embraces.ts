import { arm } from '@marcel/art/marcel/arm';
import { place } from '@marcel/art/svg';
import type { Doll } from '../figures/doll.js';
import { cutOut, type Photo } from '../figures/photo.js';
import type { Random } from '../random.js';

/** Soft outlines around 0, 0 within a square of 200, without notches that would cut into a head. */
const SHAPES = {
  egg: 'M0-98C62-98 92-54 92-6 92 54 56 98 0 98S-92 54-92-6C-92-54-62-98 0-98Z',
  cushion: 'M-92-92C-40-104 40-104 92-92 104-40 104 40 92 92 40 104-40 104-92 92-104 40-104-40-92-92Z',
  cloud:
    'M-54 78C-104 84-118 22-82 2-106-50-58-108-14-90 16-114 88-92 80-36 116-16 106 46 66 50 58 92-2 104-18 78-26 88-42 86-54 78Z',
} as const;

type ShapeName = keyof typeof SHAPES;

type Embrace = (hugger: Doll, hugged: { readonly doll: Doll; readonly photo: Photo }, random: Random) => string;

const sleeves = ({ sleeve, paw: glove }: Doll) => ({ sleeve, glove });

const SOFT = ['egg', 'cushion', 'cloud'] as const satisfies readonly ShapeName[];

const cuddlePortrait: Embrace = (hugger, { photo }, random) => {
  const outline = SHAPES[random.pick(SOFT)];
  return (
    place(hugger.tail(), { x: 180, y: 212 }) +
    place(hugger.body(), { x: 120, y: 104, scale: [1.28, 1.2] }) +
    place(hugger.head(), { x: 118, y: 46, turn: random.between(-7, 7), scale: 0.92 }) +
    place(cutOut(photo, outline, 100, 4.6), { x: 120, y: 162, turn: random.between(-5, 5), scale: 0.66 }) +
    place(hugger.foot(), { x: 48, y: 214, turn: -20, scale: 0.9 }) +
    place(hugger.foot(), { x: 192, y: 214, turn: 20, scale: 0.9 }) +
    arm({ along: 'M68 136C28 146 20 190 62 192', paw: { x: 74, y: 190, turn: -84 }, ...sleeves(hugger) }) +
    arm({ along: 'M172 136C212 146 220 190 178 192', paw: { x: 166, y: 190, turn: 84 }, ...sleeves(hugger) })
  );
};

const cheekToCheek: Embrace = (hugger, { doll }) => {
  const [left, right] = [68, 176];
  return (
    place(hugger.tail(), { x: left - 38, y: 214, scale: [-1, 1] }) +
    arm({
      along: `M${left + 34} 144C${left + 70} 128 ${right + 10} 128 ${right + 44} 146`,
      paw: { x: 400, y: 400 },
      ...sleeves(hugger),
    }) +
    place(doll.body(), { x: right, y: 130 }) +
    place(hugger.body(), { x: left, y: 130 }) +
    place(doll.foot(), { x: right - 30, y: 212, turn: -10, scale: 0.9 }) +
    place(doll.foot(), { x: right + 40, y: 212, turn: 14, scale: 0.9 }) +
    place(hugger.foot(), { x: left - 40, y: 212, turn: -14, scale: 0.9 }) +
    place(hugger.foot(), { x: left + 34, y: 212, turn: 10, scale: 0.9 }) +
    place(hugger.head(), { x: left - 10, y: 84, turn: 8, scale: [-0.9, 0.9] }) +
    place(doll.head(), { x: right + 12, y: 80, turn: -7, scale: 0.9 }) +
    arm({
      along: `M${right - 30} 150C${right - 56} 178 ${left + 44} 188 ${left + 18} 178`,
      paw: { x: left + 8, y: 176, turn: 80 },
      ...sleeves(doll),
    }) +
    arm({
      along: `M${right + 66} 160Q${right + 60} 152 ${right + 52} 154`,
      paw: { x: right + 46, y: 156, turn: 76 },
      ...sleeves(hugger),
    }) +
    arm({
      along: `M${left - 34} 148C${left - 56} 176 ${left - 10} 208 ${left + 30} 196`,
      paw: { x: left + 44, y: 194, turn: -80 },
      ...sleeves(hugger),
    })
  );
};

const bearHug: Embrace = (hugger, { doll }, random) => {
  const lean = random.chance(0.5) ? 1 : -1;
  const both =
    place(hugger.tail(), { x: 172, y: 212 }) +
    place(hugger.body(), { x: 120, y: 84, scale: [1.36, 1.4] }) +
    place(hugger.foot(), { x: 44, y: 214, turn: -18, scale: 0.92 }) +
    place(hugger.foot(), { x: 196, y: 214, turn: 18, scale: 0.92 }) +
    place(hugger.head(), { x: 120 - 8 * lean, y: 32, turn: 7 * lean, scale: 0.88 }) +
    place(
      place(doll.body(), { x: 0, y: 54 }) +
        place(doll.foot(), { x: -28, y: 148, turn: -8, scale: 0.84 }) +
        place(doll.foot(), { x: 28, y: 148, turn: 8, scale: 0.84 }) +
        place(doll.head(), { x: 0, y: 0, turn: -5 * lean }),
      { x: 120 + 4 * lean, y: 130, scale: 0.75 },
    ) +
    arm({ along: 'M62 132C22 152 34 208 92 190', paw: { x: 106, y: 188, turn: -86 }, ...sleeves(hugger) }) +
    arm({ along: 'M178 132C218 152 206 212 148 200', paw: { x: 134, y: 199, turn: 84 }, ...sleeves(hugger) });
  return place(both, { x: 6, y: 12, scale: 0.95 });
};

export const EMBRACES = [cheekToCheek, cuddlePortrait, bearHug] as const;
