import { BLUE, BLUE_SOFT, INK, SKY, WHITE } from '../palette.js';
import { ellipse, outlined, plain, shape, stroke } from '../svg.js';

export type Eyes = 'open' | 'closed' | 'happy' | 'wide' | 'aside' | 'angry' | 'crying' | 'blank';

const white = (x: number, height = 16) => plain(ellipse(WHITE, x, -6, 14, height));

const pupil = (x: number, aside: number, down: number) =>
  plain(ellipse(INK, x + aside, -6 + down, 8, 9) + ellipse(WHITE, x + aside + 3, -10 + down, 2.8));

const ball = (x: number, aside: number, down: number, height?: number) => white(x, height) + pupil(x, aside, down);

const lid = (x: number) => plain(ellipse(BLUE_SOFT, x, -7, 14, 14));

const closed = (x: number) => lid(x) + stroke(`M${x - 14}-3Q${x} 10 ${x + 14}-3`);

const pair = (eye: (x: number, inwards: number) => string) => eye(-22, 1) + eye(22, -1);

function angry(x: number, inwards: number): string {
  const [outer, inner] = [x - inwards * 17, x + inwards * 15];
  return (
    ball(x, inwards * 3, 3) +
    plain(shape(BLUE, `M${outer}-32L${outer}-20 ${inner}-9 ${inner}-32Z`)) +
    stroke(`M${outer}-21L${inner}-9`, 6)
  );
}

const tear = (x: number): string => outlined(shape(SKY, `M${x} 8Q${x - 11} 24 ${x} 28 ${x + 11} 24 ${x} 8Z`), 3);

const LOOKS: Record<Eyes, () => string> = {
  open: () => pair((x, inwards) => ball(x, inwards * 3, 2)),
  wide: () => pair((x, inwards) => ball(x, inwards, 0, 19)),
  aside: () => pair((x) => ball(x, 6, 3)),
  closed: () => pair(closed),
  happy: () => pair((x) => stroke(`M${x - 13} 3Q${x}-20 ${x + 13} 3`, 5)),
  angry: () => pair(angry),
  crying: () => pair((x, inwards) => ball(x, inwards * 3, 2) + tear(x - inwards * 6)),
  blank: () => pair((x) => white(x)),
};

export const eyes = (look: Eyes): string => LOOKS[look]();

export const pupils = (): string => pair((x, inwards) => pupil(x, inwards * 3, 2));

export const lids = (): string => outlined(pair(closed));
