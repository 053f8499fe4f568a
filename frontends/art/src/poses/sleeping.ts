import { arm } from '../marcel/arm.js';
import { tail } from '../marcel/body.js';
import { head } from '../marcel/head.js';
import { BEIGE, BLUE, BLUE_LIGHT, ORANGE, ORANGE_LIGHT } from '../palette.js';
import { ellipse, outlined, place, plain, shape, stroke } from '../svg.js';

const cushion = () =>
  outlined(
    shape(
      ORANGE,
      'M10 196C6 176 22 170 42 172H198C218 170 234 176 230 196 234 226 222 232 202 230H38C18 232 6 226 10 196Z',
    ) + `<path fill="none" stroke="${ORANGE_LIGHT}" stroke-width="6" d="M34 184H150"/>`,
  );

const back = () =>
  outlined(
    shape(BLUE, 'M88 190C92 130 150 104 186 122 220 138 222 176 210 196Z') +
      plain(ellipse(BLUE_LIGHT, 168, 134, 14, 5)) +
      shape(BLUE, 'M158 198C152 168 176 156 194 164 214 172 216 190 208 198Z') +
      shape(BEIGE, 'M150 186C166 180 190 182 192 194 192 206 150 206 144 200 140 194 144 188 150 186Z'),
  );

const snore = () => outlined(stroke('M0 0H20L0 24H20M32-34H46L32-18H46M56-56H66L56-44H66'));

export const sleeping = (): string =>
  place(tail(), { x: 182, y: 192 }) +
  cushion() +
  back() +
  arm({ along: 'M60 186Q50 192 44 196', paw: { x: 36, y: 198, turn: 50 } }) +
  arm({ along: 'M116 188Q124 192 128 196', paw: { x: 134, y: 200, turn: -50 } }) +
  place(head({ eyes: 'closed', mouth: 'quiet' }), { x: 92, y: 146, turn: -8 }) +
  place(snore(), { x: 186, y: 80 });
