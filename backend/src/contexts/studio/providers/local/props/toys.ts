import { BEIGE, INK, ORANGE, ORANGE_LIGHT, RED, SAND, WHITE } from '@marcel/art/palette';
import { bone as boneArt } from '@marcel/art/toys';
import { ellipse, outlined, place, plain, shape } from '@marcel/art/svg';
import { EARTH, EARTH_DARK, GOLD, LILAC, ROSE_DEEP, STONE_DARK, TEAL, mixed } from '../colours.js';
import { inAir, onGround } from './prop.js';

export const ball = onGround(RED, (colour) =>
  outlined(
    ellipse(colour, 0, -64, 64) +
      shape(ORANGE, 'M-62-76C-24-100 24-100 62-76V-50C24-72-24-72-62-50Z') +
      `<path fill="none" stroke="${WHITE}" stroke-width="10" d="M-28-108Q-12-118 4-116"/>`,
    6,
  ),
);

export const bone = onGround(WHITE, () => place(boneArt(), { x: 0, y: -36, scale: 2 }));

const oneBalloon = (colour: string): string =>
  `<path d="M0 0Q14 70-6 150" fill="none"/>` +
  shape(colour, 'M0 0C-52-16-66-70-54-108-40-150 40-150 54-108 66-70 52-16 0 0Z') +
  shape(colour, 'M0 0L-9 14H9Z') +
  `<path fill="none" stroke="${WHITE}" stroke-width="8" d="M-32-84Q-34-110-16-122"/>`;

export const balloons = inAir(RED, (colour) =>
  outlined(
    place(oneBalloon(mixed(colour, WHITE, 0.35)), { x: -58, y: 26, turn: -12, scale: 0.86 }) +
      place(oneBalloon(GOLD), { x: 58, y: 30, turn: 12, scale: 0.86 }) +
      place(oneBalloon(colour), { x: 0, y: 0 }),
    5,
  ),
);

export const kite = inAir(ORANGE, (colour) =>
  outlined(
    `<path fill="none" d="M0 90C30 130-30 150 6 190 30 220 0 250-10 270"/>` +
      shape(colour, 'M0-110L76-10 0 90-76-10Z') +
      plain(shape(mixed(colour, WHITE, 0.5), 'M0-106V-10H-72ZM0-6H72L0 84Z')) +
      `<path fill="none" d="M0-110V90M-76-10H76"/>` +
      shape(RED, 'M-4 146L-28 132V162L-4 148 20 134V164Z'),
    5,
  ),
);

export const gift = onGround(TEAL, (colour) =>
  outlined(
    shape(colour, 'M-76-110H76V0H-76Z') +
      shape(mixed(colour, WHITE, 0.3), 'M-88-140H88V-104H-88Z') +
      shape(RED, 'M-18-140H18V0H-18Z') +
      shape(RED, 'M0-142C-70-150-70-210-30-200-10-194 0-170 0-142 0-170 10-194 30-200 70-210 70-150 0-142Z'),
    6,
  ),
);

export const computer = onGround(BEIGE, (colour) =>
  outlined(
    shape(SAND, 'M-70-30H70L90 0H-90Z') +
      shape(colour, 'M-92-190H92V-40H-92Z') +
      shape(INK, 'M-72-172H72V-64H-72Z') +
      plain(`<path fill="${TEAL}" d="M-58-156h60v10h-60zM-58-136h90v10h-90zM-58-116h40v10h-40zM-58-96h76v10h-76z"/>`) +
      ellipse(ORANGE, 74, -52, 5),
    6,
  ),
);

export const guitar = onGround(ORANGE, (colour) =>
  place(
    outlined(
      shape(EARTH_DARK, 'M-9-250H9V-90H-9Z') +
        shape(EARTH, 'M-18-282H18V-244H-18Z') +
        shape(colour, 'M0-110C-46-112-48-72-40-62-70-46-66 2 0 2S70-46 40-62C48-72 46-112 0-110Z') +
        ellipse(INK, 0, -62, 16) +
        `<path stroke="${WHITE}" stroke-width="3" d="M-4-244V-24M4-244V-24"/>`,
      6,
    ),
    { x: 0, y: 0, turn: 12 },
  ),
);

export const robot = onGround(STONE_DARK, (colour) =>
  outlined(
    `<path d="M0-196V-226"/>` +
      ellipse(RED, 0, -230, 9) +
      shape(colour, 'M-50-196H50V-120H-50Z') +
      shape(INK, 'M-38-182H38V-146H-38Z') +
      plain(ellipse(TEAL, -18, -164, 9) + ellipse(TEAL, 18, -164, 9)) +
      shape(mixed(colour, WHITE, 0.25), 'M-58-112H58V-30H-58Z') +
      plain(ellipse(ORANGE, -24, -74, 9) + ellipse(GOLD, 0, -74, 9) + ellipse(ROSE_DEEP, 24, -74, 9)) +
      shape(colour, 'M-50-30H-14V0H-56ZM14-30H50L56 0H14Z') +
      `<path fill="none" stroke-width="12" d="M-58-96Q-88-80-82-50M58-96Q88-110 86-140"/>`,
    6,
  ),
);

export const magic = inAir(
  ORANGE_LIGHT,
  (colour) =>
    [
      [0, 0, 1.4],
      [-70, 60, 0.8],
      [64, 74, 1],
      [40, -66, 0.7],
    ]
      .map(([x = 0, y = 0, scale = 1]) =>
        place(outlined(shape(colour, 'M0-40L9-9 40 0 9 9 0 40-9 9-40 0-9-9Z'), 4), { x, y, scale }),
      )
      .join('') + place(ellipse(LILAC, 0, 0, 8), { x: -40, y: -30 }),
);
