import { BEIGE, INK, ORANGE, ORANGE_DEEP, ORANGE_LIGHT, RED, WHITE } from '@marcel/art/palette';
import { ellipse, outlined, plain, shape, stroke } from '@marcel/art/svg';
import { GOLD, GRASS, GRASS_DARK, LILAC, ROSE, ROSE_LIGHT, SNOW, SNOW_SHADOW, STONE, TEAL, mixed } from '../colours.js';
import { inAir, onGround } from './prop.js';

const eyes = (x: number, y: number, apart: number, size = 7): string =>
  plain(
    ellipse(INK, x - apart, y, size) +
      ellipse(INK, x + apart, y, size) +
      ellipse(WHITE, x - apart + 2, y - 2, size / 3) +
      ellipse(WHITE, x + apart + 2, y - 2, size / 3),
  );

export const cat = onGround(ORANGE, (colour) =>
  outlined(
    `<path fill="none" stroke-width="26" d="M44-16C110-10 96-90 76-100"/><path fill="none" stroke="${colour}" stroke-width="16" d="M44-16C110-10 96-90 76-100"/>` +
      shape(colour, 'M-50 0C-66-60-40-96 0-96S66-60 50 0Z') +
      plain(ellipse(BEIGE, 0, -30, 24, 28)) +
      shape(colour, 'M-56-176L-50-126-16-152ZM56-176L50-126 16-152Z') +
      ellipse(colour, 0, -118, 58, 48) +
      eyes(0, -122, 22) +
      plain(shape(ROSE, 'M-7-106H7L0-98Z')) +
      stroke('M0-98Q-8-86-16-92M0-98Q8-86 16-92M-30-104H-62M30-104H62', 3),
    5,
  ),
);

export const bird = inAir(RED, (colour) =>
  outlined(
    shape(
      colour,
      'M-60 20C-90 6-96-10-96-20-70-14-50-20-40-30-20-70 40-70 50-20 56 20 20 44-14 40-34 38-50 30-60 20Z',
    ) +
      shape(mixed(colour, INK, 0.25), 'M-30-6C-10-40 30-60 60-90 60-40 40 0 0 12Z') +
      shape(ORANGE, 'M48-30L76-20 48-10Z') +
      plain(ellipse(WHITE, 28, -28, 9) + ellipse(INK, 30, -28, 5)),
    5,
  ),
);

export const butterfly = inAir(ROSE, (colour) =>
  outlined(
    shape(colour, 'M0-6C-30-70-96-70-90-20-86 10-40 14 0-6ZM0-6C30-70 96-70 90-20 86 10 40 14 0-6Z') +
      shape(mixed(colour, ORANGE, 0.6), 'M0-2C-40 6-66 40-46 60-24 74-4 40 0-2ZM0-2C40 6 66 40 46 60 24 74 4 40 0-2Z') +
      plain(ellipse(WHITE, -58, -26, 10) + ellipse(WHITE, 58, -26, 10)) +
      shape(INK, 'M-5-30H5L4 40H-4Z') +
      `<path fill="none" d="M-2-30Q-14-54-26-56M2-30Q14-54 26-56"/>`,
    5,
  ),
);

export const dinosaur = onGround(GRASS, (colour) =>
  outlined(
    shape(
      colour,
      'M-100-10C-60-20-66-96-20-104-24-150-30-190 20-194 66-196 76-160 70-142 60-128 40-130 34-124 40-90 56-60 50 0H20L14-24H-14L-20 0H-50C-54-20-64-14-100-10Z',
    ) +
      plain(shape(mixed(colour, WHITE, 0.5), 'M30-112C36-80 44-60 36-34 20-30 16-90 30-112Z')) +
      shape(GRASS_DARK, 'M-30-112L-50-126-40-98ZM-22-150L-46-156-26-130ZM-44-80L-68-88-54-64Z') +
      plain(ellipse(WHITE, 34, -166, 10) + ellipse(INK, 37, -166, 5)) +
      stroke('M44-142Q58-140 68-148', 4),
    5,
  ),
);

export const snowman = onGround(SNOW, (colour) =>
  outlined(
    ellipse(colour, 0, -50, 66, 56) +
      ellipse(colour, 0, -128, 46, 42) +
      plain(shape(SNOW_SHADOW, 'M20-98C50-90 62-60 56-30 46-10 20 0 0 2 40-20 50-60 20-98Z')) +
      eyes(0, -138, 15, 6) +
      shape(ORANGE_DEEP, 'M0-128L44-118 0-114Z') +
      shape(RED, 'M-44-104Q0-84 44-104L46-88Q0-66-46-88ZM24-90L44-50 24-46 10-84Z') +
      shape(INK, 'M-34-164H34V-156H-34ZM-22-208H22V-164H-22Z') +
      plain(ellipse(INK, 0, -62, 6) + ellipse(INK, 0, -38, 6)),
    5,
  ),
);

export const duck = onGround(GOLD, (colour) =>
  outlined(
    shape(
      colour,
      'M-90-60C-60-50-40-60-26-74-46-130 34-150 44-96 48-76 40-66 34-58 90-60 92-6 40 0H-40C-76 0-90-30-90-60Z',
    ) +
      shape(mixed(colour, ORANGE, 0.5), 'M-20-44C10-60 50-50 54-26 30-10-10-10-20-44Z') +
      shape(ORANGE, 'M40-106L78-96 42-84Z') +
      plain(ellipse(INK, 18, -106, 7)),
    5,
  ),
);

export const dragon = onGround(TEAL, (colour) =>
  outlined(
    shape(LILAC, 'M-20-90C-70-150-110-130-130-170-120-90-90-60-40-50Z') +
      shape(
        colour,
        'M-120-6C-80-30-70-90-20-100-20-140-10-186 34-190 80-190 92-160 84-144 70-132 50-136 40-128 50-90 60-50 50 0H16L10-22H-14L-20 0H-56C-70-16-90-10-120-6Z',
      ) +
      plain(shape(BEIGE, 'M32-118C40-80 44-50 34-26 18-40 18-90 32-118Z')) +
      shape(ORANGE, 'M12-188L2-222 30-192ZM-16-116L-40-128-26-98Z') +
      plain(ellipse(WHITE, 46, -164, 10) + ellipse(INK, 49, -164, 5)) +
      shape(ORANGE_LIGHT, 'M86-148C120-160 140-150 160-160 150-136 130-124 88-138Z'),
    5,
  ),
);

export const fishbowl = onGround(ORANGE, (colour) =>
  outlined(
    shape('#dff4ff', 'M-50-150H50C120-120 120-30 62 0H-62C-120-30-120-120-50-150Z') +
      plain(
        shape('#8fd8ff', 'M-92-104Q-46-116 0-104T92-104C106-66 92-20 60-4H-60C-92-20-106-66-92-104Z') +
          shape(GOLD, 'M-74-14Q0-34 74-14L60-4H-60Z'),
      ) +
      shape(colour, 'M34-62L66-86Q58-62 66-38Z') +
      shape(colour, 'M-50-62C-34-92 18-88 40-62 18-36-34-32-50-62Z') +
      plain(ellipse(WHITE, -28, -68, 8) + ellipse(INK, -29, -68, 4)) +
      plain(ellipse(WHITE, -68, -92, 5) + ellipse(WHITE, -58, -80, 4)) +
      shape('#c8ecff', 'M-56-160H56V-146H-56Z'),
    5,
  ),
);

export const penguin = onGround(INK, (colour) =>
  outlined(
    shape(colour, 'M0-190C60-190 70-120 66-70 62-20 40 0 0 0S-62-20-66-70C-70-120-60-190 0-190Z') +
      plain(shape(WHITE, 'M0-136C30-170 56-130 46-76 40-20 24-10 0-10S-40-20-46-76C-56-130-30-170 0-136Z')) +
      eyes(0, -140, 20, 7) +
      shape(ORANGE, 'M-14-124H14L0-104ZM-44 0C-44-16-10-16-8 0ZM44 0C44-16 10-16 8 0Z'),
    5,
  ),
);

export const bee = inAir(GOLD, (colour) =>
  outlined(
    shape(WHITE, 'M-10-20C-50-80 0-90 8-26ZM14-24C0-90 60-80 34-16Z') +
      ellipse(colour, 0, 0, 62, 40) +
      shape(INK, 'M-22-37Q-34 0-22 37H-4Q-14 0-4-40ZM16-39Q6 0 16 39L34 34Q26 0 34-34Z') +
      plain(ellipse(INK, -44, -8, 6)) +
      shape(STONE, 'M60-6L80 0 60 8Z') +
      ellipse(ROSE_LIGHT, -50, 8, 6),
    5,
  ),
);
