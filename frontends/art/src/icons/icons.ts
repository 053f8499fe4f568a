import {
  BEIGE,
  BLUE,
  BLUE_DARK,
  BLUE_LIGHT,
  GREEN,
  ICON_LINE,
  INK,
  ORANGE,
  ORANGE_DEEP,
  ORANGE_LIGHT,
  RED,
  SAND,
  SKY,
  WHITE,
} from '../palette.js';
import { ellipse, outlined, place, plain, shape, stroke } from '../svg.js';

/** Edge of an icon's grid. Whole coordinates lie between pixels, so that outlines are crisp at 32 and 64 pixels. */
export const ICON_SIZE = 32;

const outlinedIcon = (body: string): string => outlined(body, ICON_LINE);

export const dog = (): string =>
  outlinedIcon(
    shape(BLUE_DARK, 'M18 8C19 4 21 2 24 2L28 9 24 14Z') +
      shape(BLUE_LIGHT, 'M24 2C28 2 31 6 31 11 31 14 28 14 26 12 24 10 23 9 21 9 23 7 24 5 24 2Z') +
      shape(BLUE, 'M15 5C22 5 26 10 26 18S22 30 15 30 4 26 4 18 8 5 15 5Z') +
      shape(BLUE_DARK, 'M9 6C4 4 1 8 1 14 1 20 2 23 4 22 7 21 6 17 7 13 7 10 8 8 9 6Z') +
      shape(BEIGE, 'M15 17C20 17 23 20 23 24S20 30 15 30 7 28 7 24 10 17 15 17Z') +
      plain(
        ellipse(WHITE, 10.5, 14, 3, 3.5) +
          ellipse(WHITE, 19.5, 14, 3, 3.5) +
          ellipse(INK, 11.2, 14.5, 1.8, 2) +
          ellipse(INK, 18.8, 14.5, 1.8, 2) +
          shape(INK, 'M11 19Q15 17 19 19 19 23 15 23T11 19Z'),
      ) +
      `<path fill="none" stroke-width="1.5" d="M15 23V25M11.5 25Q13 27 15 25 17 27 18.5 25"/>`,
  );

const timeMachine = (): string =>
  outlinedIcon(
    shape(RED, 'M7 22L3 30H11L14 24ZM25 22L29 30H21L18 24Z') +
      ellipse(ORANGE, 16, 3.5, 2.5) +
      ellipse(BLUE, 16, 16, 12) +
      plain(ellipse(BEIGE, 16, 16, 8.5)) +
      stroke('M16 11V16L20 18', 2) +
      shape(ORANGE, 'M13 9L2 12L3 1Z'),
  );

const readme = (): string =>
  outlinedIcon(
    shape(WHITE, 'M5 2H19L27 10V30H5Z') + shape(ORANGE, 'M19 2L27 10H19Z') + shape(BLUE, 'M9 15H23M9 20H23M9 25H17'),
  );

const newsletter = (): string =>
  outlinedIcon(
    shape(BEIGE, 'M2 9H28V28H2Z') +
      `<path fill="none" d="M2 28L11 19M28 28L19 19"/>` +
      shape(WHITE, 'M2 9H28L15 21Z') +
      `<circle cx="25" cy="8" r="6" fill="${ORANGE}"/>` +
      `<path fill="none" stroke-linecap="butt" d="M25 4V9M25 10V12"/>`,
  );

const mine = (): string =>
  outlinedIcon(shape(WHITE, 'M3 4H14V18H3Z') + shape(BLUE_LIGHT, 'M5 7H12V13H5Z')) +
  place(dog(), { x: 13, y: 1, scale: 0.56 }) +
  outlinedIcon(
    shape(ORANGE, 'M2 16H30V30H2Z') + shape(ORANGE_LIGHT, 'M1 13H31V18H1Z') + shape(BEIGE, 'M12 20H20V25H12Z'),
  );

const error = (): string =>
  outlinedIcon(
    `<circle cx="16" cy="16" r="14" fill="${RED}"/>` +
      `<path fill="none" stroke="${WHITE}" stroke-width="4" d="M11 11L21 21M21 11L11 21"/>`,
  );

const warning = (): string =>
  outlinedIcon(shape(ORANGE, 'M16 3L30 28H2Z') + plain(shape(INK, 'M14 11H18V20H14ZM14 22H18V26H14Z')));

const info = (): string =>
  outlinedIcon(
    `<circle cx="16" cy="16" r="14" fill="${BLUE}"/>` +
      plain(shape(WHITE, 'M14 7H18V11H14ZM12 13H18V22H20V25H12V22H14V16H12Z')),
  );

const mascotdex = (): string =>
  outlinedIcon(
    shape(RED, 'M4 2H28V30H4Z') +
      `<circle cx="11" cy="9" r="4" fill="${BLUE_LIGHT}"/>` +
      plain(ellipse(WHITE, 10, 8, 1.5) + ellipse(ORANGE, 20, 8, 2) + ellipse(GREEN, 25, 8, 2)) +
      shape(BEIGE, 'M8 16H24V27H8Z'),
  ) + place(dog(), { x: 11, y: 16.5, scale: 0.32 });

const imageGenerator = (): string =>
  outlinedIcon(
    shape(WHITE, 'M2 7H25V29H2Z') +
      plain(
        shape(SKY, 'M5 10H22V26H5Z') +
          shape(BLUE_LIGHT, 'M12 26L18 17 22 22V26Z') +
          shape(BLUE, 'M5 26V23L10 16 17 26Z') +
          ellipse(ORANGE, 17, 14, 2.5),
      ) +
      `<path fill="none" stroke-width="5" d="M19 19L25 12"/><path fill="none" stroke="${ORANGE_DEEP}" d="M19 19L25 12"/>` +
      shape(ORANGE, 'M26 1L27.5 5.5 31 7 27.5 8.5 26 13 24.5 8.5 21 7 24.5 5.5Z'),
  );

const hug = (): string =>
  place(dog(), { x: 2, y: -1, scale: 0.86 }) +
  outlinedIcon(
    shape(ORANGE, 'M16 31C11 28 7 25 7 20 7 15 13 14 16 18 19 14 25 15 25 20 25 25 21 28 16 31Z') +
      `<path fill="none" stroke="${WHITE}" d="M10 21Q10 19 12 18"/>` +
      ellipse(BEIGE, 7, 24, 4, 3) +
      ellipse(BEIGE, 25, 24, 4, 3),
  );

const gallery = (): string =>
  outlinedIcon(
    shape(BLUE_LIGHT, 'M9 2H30V21H9Z') +
      plain(shape(SKY, 'M12 5H27V18H12Z') + ellipse(ORANGE_LIGHT, 23, 9, 2.5)) +
      shape(ORANGE, 'M2 8H25V30H2Z') +
      shape(BEIGE, 'M5 11H22V27H5Z') +
      plain(shape(BLUE, 'M6 26V25Q13 20 21 25V26Z')),
  ) + place(dog(), { x: 6.5, y: 12, scale: 0.44 });

const draw = (): string =>
  outlinedIcon(
    shape(
      SAND,
      'M14 5C21 5 27 10 27 16 27 20 24 21 21 21 17 21 16 22 17 25 18 28 16 30 13 30 6 30 2 24 2 17 2 10 7 5 14 5Z',
    ) +
      plain(
        ellipse(BLUE, 8, 14, 3) + ellipse(ORANGE_DEEP, 14, 10, 3) + ellipse(RED, 8, 22, 3) + ellipse(WHITE, 20, 15, 2),
      ) +
      shape(ORANGE, 'M28 1L31 4 21 17 17 14Z') +
      shape(BEIGE, 'M17 14L21 17 19 20 15 17Z') +
      shape(BLUE, 'M15 17L19 20C18 24 14 25 11 25 13 23 12 19 15 17Z'),
  );

const display = (): string =>
  outlinedIcon(
    shape(BEIGE, 'M2 3H30V23H2Z') +
      shape(BLUE, 'M5 6H27V20H5Z') +
      ellipse(ORANGE, 16, 14, 4) +
      shape(SAND, 'M12 23H20V27H12ZM8 27H24V30H8Z'),
  );

const admin = (): string =>
  outlinedIcon(
    shape(BLUE, 'M16 2L28 6V15C28 23 22 28 16 30 10 28 4 23 4 15V6Z') +
      plain(shape(BLUE_LIGHT, 'M15 4V28C10 26 5 22 5 15V7Z')) +
      shape(ORANGE, 'M16 8A4.5 4.5 0 0 1 18 16V23H14V16A4.5 4.5 0 0 1 16 8Z'),
  );

const music = (): string =>
  outlinedIcon(
    shape(ORANGE, 'M10 4L28 2V9L13 11V24H10ZM25 9H28V21H25Z') +
      ellipse(ORANGE_DEEP, 9, 25, 5, 4) +
      ellipse(BLUE_LIGHT, 24, 22, 5, 4),
  );

export const ICONS = {
  dog,
  hug,
  'image-generator': imageGenerator,
  gallery,
  draw,
  mascotdex,
  mine,
  'time-machine': timeMachine,
  display,
  readme,
  newsletter,
  admin,
  music,
  error,
  warning,
  info,
} as const;

export type PictorialIconName = keyof typeof ICONS;
