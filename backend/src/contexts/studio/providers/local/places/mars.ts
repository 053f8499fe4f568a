import { BEIGE, ORANGE_DEEP } from '@marcel/art/palette';
import { ellipse, outlined, place, plain, shape } from '@marcel/art/svg';
import { scatter } from '../scenery/pieces.js';
import { sky, stars } from '../scenery/sky.js';
import type { Random } from '../random.js';
import type { Place } from './place.js';

const RUST = '#c1502e';
const RUST_DARK = '#8f3520';
const RUST_LIGHT = '#dd7a4c';

const crater = (random: Random): string =>
  ellipse(RUST_DARK, 0, 0, random.between(40, 76), random.between(10, 18)) +
  ellipse(RUST_LIGHT, 0, 5, random.between(30, 40), 6);

const mesa = (): string =>
  outlined(
    shape(RUST, 'M-150 0L-110-120-40-160H60L110-100 150 0Z') + plain(shape(RUST_DARK, 'M20-156H58L108-98 148-2H70Z')),
    6,
  );

const boulder = (): string =>
  outlined(shape(ORANGE_DEEP, 'M-40 0Q-46-34-14-42T38-26 44 0Z') + plain(shape(RUST_DARK, 'M10-36Q40-26 42-2H20Z')), 5);

export const mars: Place = ({ random }) => ({
  back:
    sky(['#2a0d1c', '#4a1722', '#7a2b28', '#a9482f', '#cf6f43', '#e79a63'], 900) +
    stars(random, 40, 320, BEIGE) +
    place(outlined(ellipse(BEIGE, 0, 0, 40) + plain(ellipse('#d8c69f', 12, 10, 10, 8)), 5), {
      x: random.between(760, 900),
      y: random.between(110, 200),
    }) +
    place(outlined(ellipse('#e7d6b0', 0, 0, 20), 5), { x: random.between(120, 260), y: random.between(90, 180) }) +
    place(mesa(), { x: random.between(80, 220), y: 800, scale: random.between(1, 1.4) }) +
    place(mesa(), { x: random.between(800, 940), y: 800, scale: random.between(0.9, 1.3) }) +
    shape(RUST_LIGHT, 'M0 790Q260 720 540 772T1024 742V1024H0Z') +
    shape(RUST, 'M0 874Q300 820 620 866T1024 850V1024H0Z') +
    scatter(random, crater, { count: 6, from: 0, to: 1024, y: [850, 960], size: [0.7, 1.3] }),
  front: scatter(random, boulder, { count: 4, from: 0, to: 1024, y: [1000, 1030], size: [0.7, 1.3] }),
});
