import { arm } from '../marcel/arm.js';
import { head } from '../marcel/head.js';
import { BEIGE, BLUE, BLUE_DARK, BLUE_LIGHT, GREEN, INK, ORANGE, ORANGE_DEEP, RED, SAND, WHITE } from '../palette.js';
import { ellipse, outlined, place, plain, shape, tube } from '../svg.js';
import { seatedWithoutTail } from './pose.js';

const beret = () =>
  outlined(
    shape(ORANGE, 'M-50-6C-52-34-8-44 22-36 48-30 54-12 44-4 20-14-24-14-50-6Z') + tube(ORANGE, 'M4-38Q4-46 10-50', 7),
  );

const easel = () =>
  outlined(
    tube(SAND, 'M-4 0L-22 112M28 0L46 112', 9) +
      shape(WHITE, 'M-34-26H58V62H-34Z') +
      plain(
        ellipse(BLUE, 18, 20, 21, 20) +
          ellipse(BLUE_DARK, -4, 18, 8, 16) +
          ellipse(BLUE_LIGHT, 40, 2, 9, 8) +
          ellipse(BEIGE, 18, 29, 13, 9) +
          ellipse(INK, 18, 25, 5, 4) +
          ellipse(WHITE, 11, 13, 4, 5) +
          ellipse(WHITE, 25, 13, 4, 5),
      ) +
      tube(SAND, 'M-36 66H60', 10),
  );

const brush = () =>
  outlined(
    tube(SAND, 'M0 20L0-18', 8) +
      shape(ORANGE, 'M-6-18H6V-28H-6Z') +
      shape(BLUE, 'M-6-28C-8-38-2-42 0-50 4-44 8-38 6-28Z'),
  );

const colors = () =>
  outlined(
    shape(SAND, 'M0-24C26-24 40-10 38 4 36 16 22 12 14 12 4 12 6 24-6 24-28 24-38 10-36-4-34-16-20-24 0-24Z') +
      plain(
        ellipse(BLUE, -20, -4, 6) +
          ellipse(ORANGE_DEEP, -6, -14, 6) +
          ellipse(RED, 12, -13, 6) +
          ellipse(GREEN, -16, 12, 6),
      ),
  );

export const painting = (): string =>
  place(easel(), { x: 170, y: 104 }) +
  place(
    seatedWithoutTail() +
      place(colors(), { x: 92, y: 182 }) +
      arm({ along: 'M88 144Q62 158 70 178', paw: { x: 74, y: 184, turn: -40 } }) +
      place(head({ mouth: 'quiet' }) + place(beret(), { x: 2, y: -42 }), { x: 116, y: 84, turn: -4 }) +
      place(brush(), { x: 186, y: 134, turn: 24 }) +
      arm({ along: 'M150 148Q178 172 184 146', paw: { x: 185, y: 142, turn: 185 } }),
    { x: -16, y: 24, scale: 0.9 },
  );
