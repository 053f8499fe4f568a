import { BLUE_SOFT, INK, WHITE } from '../palette.js';
import { ellipse, plain, stroke } from '../svg.js';

export type Eyes = 'open' | 'closed' | 'happy' | 'wide' | 'aside';

const ball = (x: number, pupilX: number, pupilY: number, height = 16) =>
  plain(
    ellipse(WHITE, x, -6, 14, height) +
      ellipse(INK, x + pupilX, -6 + pupilY, 8, 9) +
      ellipse(WHITE, x + pupilX + 3, -10 + pupilY, 2.8),
  );

const lid = (x: number) => plain(ellipse(BLUE_SOFT, x, -7, 14, 14));

const pair = (eye: (x: number, inwards: number) => string) => eye(-22, 1) + eye(22, -1);

const LOOKS: Record<Eyes, () => string> = {
  open: () => pair((x, inwards) => ball(x, inwards * 3, 2)),
  wide: () => pair((x, inwards) => ball(x, inwards, 0, 19)),
  aside: () => pair((x) => ball(x, 6, 3)),
  closed: () => pair((x) => lid(x) + stroke(`M${x - 14}-3Q${x} 10 ${x + 14}-3`)),
  happy: () => pair((x) => stroke(`M${x - 13} 3Q${x}-20 ${x + 13} 3`, 5)),
};

/** Marcel's eyes in his head. */
export const eyes = (look: Eyes): string => LOOKS[look]();
