import { arm } from '../marcel/arm.js';
import { tail } from '../marcel/body.js';
import { head } from '../marcel/head.js';
import { BEIGE, BLUE_LIGHT, ORANGE, ORANGE_DEEP, ORANGE_LIGHT, RED, SKY, WHITE } from '../palette.js';
import { ellipse, outlined, place, plain, shape, stroke, tube } from '../svg.js';

const planet = () =>
  outlined(
    `<path fill="none" stroke-width="12" d="M-18-8C-52-10-48 10 0 6S52-14 18-10"/>` +
      `<path fill="none" stroke="${ORANGE_LIGHT}" d="M-18-8C-52-10-48 10 0 6S52-14 18-10"/>` +
      ellipse(ORANGE, 0, 0, 24) +
      plain(ellipse(ORANGE_DEEP, 8, 12, 8, 5) + ellipse(ORANGE_LIGHT, -8, -10, 7, 4)) +
      tube(ORANGE_LIGHT, 'M-36 1C-24 8 24 4 36-6', 8),
  );

const star = () => outlined(shape(ORANGE_LIGHT, 'M0-10L3-3 10 0 3 3 0 10-3 3-10 0-3-3Z'), 2);

const suit = () =>
  outlined(
    shape(BEIGE, 'M-36 0C-60 26-66 60-56 88-46 108 46 108 56 88 66 60 60 26 36 0Z') +
      shape(WHITE, 'M-26 38H26V72H-26Z') +
      plain(ellipse(ORANGE, -13, 49, 5) + ellipse(BLUE_LIGHT, 2, 49, 5) + shape(RED, 'M-18 60H18V64H-18Z')),
  );

const helmet = () =>
  outlined(
    `<circle r="86" cx="4" cy="-4" fill="${SKY}" fill-opacity=".25"/>` +
      `<path fill="none" stroke="${WHITE}" stroke-width="7" d="M-62-42Q-50-64-30-72M-16-76L-12-77"/>`,
  );

const ring = () => outlined(tube(ORANGE, 'M-44 0Q0 24 44 0', 14));

const boot = () =>
  outlined(
    ellipse(BEIGE, 0, 0, 27, 30) +
      stroke('M-26 4Q0 16 26 4') +
      shape(ORANGE, 'M-26 6Q0 18 26 6C26 22 14 30 0 30S-26 22-26 6Z'),
  );

export const space = (): string =>
  place(star(), { x: 22, y: 40 }) +
  place(star(), { x: 222, y: 24, scale: 0.8 }) +
  place(star(), { x: 24, y: 206, scale: 0.8 }) +
  place(star(), { x: 222, y: 196 }) +
  place(planet(), { x: 46, y: 166, turn: -10, scale: 0.9 }) +
  place(
    place(tail(), { x: 158, y: 208, turn: 20 }) +
      place(suit(), { x: 120, y: 126 }) +
      place(boot(), { x: 84, y: 222, turn: 12 }) +
      place(boot(), { x: 154, y: 218, turn: -14 }) +
      arm({ along: 'M82 152Q52 164 44 148', paw: { x: 42, y: 142, turn: 170 }, sleeve: BEIGE, glove: ORANGE }) +
      arm({ along: 'M158 152Q190 162 200 146', paw: { x: 203, y: 138, turn: 200 }, sleeve: BEIGE, glove: ORANGE }) +
      place(ring(), { x: 120, y: 140 }) +
      place(head({ eyes: 'wide' }), { x: 116, y: 76, scale: 0.86 }) +
      place(helmet(), { x: 116, y: 72 }),
    { x: 42, y: 14, turn: 8, scale: 0.82 },
  );
