import { BEIGE, BLUE, BLUE_DARK, BLUE_LIGHT, BLUE_SOFT, INK, ORANGE_DEEP, SKY, WHITE } from '../palette.js';
import { ellipse, outlined, plain, shape, stroke } from '../svg.js';

type Eyes = 'open' | 'closed' | 'happy' | 'wide' | 'aside' | 'angry' | 'crying' | 'blank';

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

const EYE_SHAPES: Record<Eyes, () => string> = {
  open: () => pair((x, inwards) => ball(x, inwards * 3, 2)),
  wide: () => pair((x, inwards) => ball(x, inwards, 0, 19)),
  aside: () => pair((x) => ball(x, 6, 3)),
  closed: () => pair(closed),
  happy: () => pair((x) => stroke(`M${x - 13} 3Q${x}-20 ${x + 13} 3`, 5)),
  angry: () => pair(angry),
  crying: () => pair((x, inwards) => ball(x, inwards * 3, 2) + tear(x - inwards * 6)),
  blank: () => pair((x) => white(x)),
};

export const pupils = (): string => pair((x, inwards) => pupil(x, inwards * 3, 2));

export const lids = (): string => outlined(pair(closed));

const nose = (): string =>
  plain(
    shape(INK, 'M-17 9Q0 1 17 9C18 20 9 27 0 27S-18 20-17 9Z') +
      `<path fill="${WHITE}" opacity=".7" d="M-10 10Q-4 6 2 7L0 11Q-5 10-9 13Z"/>`,
  );

type Mouth = 'quiet' | 'smiling' | 'laughing' | 'sad' | 'worried';

const LIPS = 'M0 26V33M-17 32Q-9 41 0 33 9 41 17 32';

const MOUTH_SHAPES: Record<Mouth, () => string> = {
  quiet: () => stroke(LIPS),
  smiling: () => shape(ORANGE_DEEP, 'M-8 37Q-9 52 0 53 9 52 8 37L0 33Z') + stroke(LIPS),
  laughing: () =>
    shape(INK, 'M-18 31C-10 38-4 37 0 32 4 37 10 38 18 31 19 43 10 50 0 50S-19 43-18 31Z') +
    shape(ORANGE_DEEP, 'M-10 46C-7 39 7 39 10 46 7 49 4 50 0 50S-7 49-10 46Z'),
  worried: () => stroke('M0 26V33M-18 41Q-12 34-6 40T6 40 18 39'),
  sad: () => stroke('M0 26V34M-13 41Q0 29 13 41'),
};

const foldedEar = (): string =>
  shape(BLUE_DARK, 'M20-40C26-62 42-76 60-76 76-74 82-56 76-38L56-8Z') +
  shape(BLUE_LIGHT, 'M60-76C82-75 100-54 99-28 98-14 84-12 76-22 68-32 62-38 50-40 56-50 60-62 60-76Z');

const hangingEar = (): string =>
  shape(BLUE_DARK, 'M-32-46C-58-58-80-38-84-4-87 24-78 44-66 42-52 39-53 18-50-2-48-16-44-28-32-46Z');

export interface Face {
  eyes?: Eyes;
  mouth?: Mouth;
}

/** Marcel's head from the front, 170 × 120 around the origin. */
export function head({ eyes = 'open', mouth = 'smiling' }: Face = {}): string {
  return outlined(
    foldedEar() +
      shape(BLUE, 'M0-52C40-52 60-24 60 10 60 42 34 54 0 54S-60 42-60 10C-60-24-40-52 0-52Z') +
      `<path fill="none" stroke="${BLUE_LIGHT}" stroke-width="6" d="M-22-40Q-12-44 0-44"/>` +
      hangingEar() +
      shape(BEIGE, 'M0 2C22 2 38 12 38 28 38 44 20 49 0 49S-38 44-38 28C-38 12-22 2 0 2Z') +
      plain(ellipse(BEIGE, -24, -29, 7, 4.5) + ellipse(BEIGE, 24, -29, 7, 4.5)) +
      EYE_SHAPES[eyes]() +
      nose() +
      MOUTH_SHAPES[mouth](),
  );
}
