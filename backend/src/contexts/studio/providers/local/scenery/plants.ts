import { BLUE_LIGHT, ORANGE, ORANGE_LIGHT, WHITE } from '@marcel/art/palette';
import { ellipse, outlined, place, shape } from '@marcel/art/svg';
import { GOLD, GRASS, GRASS_DARK, GRASS_LIGHT, LILAC, ROSE, ROSE_DEEP } from '../colours.js';
import type { Random } from '../random.js';

const PETALS = [ROSE, ORANGE, LILAC, WHITE, BLUE_LIGHT] as const;

const petal = (colour: string) => ellipse(colour, 0, -13, 8, 11);

export function flower(random: Random): string {
  const colour = random.pick(PETALS);
  const bloom = [0, 72, 144, 216, 288].map((turn) => place(petal(colour), { x: 0, y: 0, turn })).join('');
  return outlined(
    `<path fill="none" stroke="${GRASS_DARK}" stroke-width="6" d="M0 0Q4-20 0-44"/>` +
      place(bloom + ellipse(colour === ORANGE ? ROSE_DEEP : GOLD, 0, 0, 8), {
        x: 0,
        y: -50,
        turn: random.between(0, 72),
      }),
    3,
  );
}

export const tuft = (random: Random): string => {
  const colour = random.pick([GRASS, GRASS_LIGHT, GRASS_DARK]);
  return shape(
    colour,
    'M-22 0C-20-16-26-26-34-34-20-32-12-22-10-14-10-30-6-42 2-50 2-36 4-24 6-14 10-24 18-30 30-32 22-24 18-12 20 0Z',
  );
};

export const toadstool = (random: Random): string =>
  outlined(
    shape(WHITE, 'M-10-26Q-12-8-16 0H16Q12-8 10-26Z') +
      shape(random.pick([ROSE_DEEP, ORANGE]), 'M-36-22C-36-60 36-60 36-22Q0-12-36-22Z') +
      ellipse(ORANGE_LIGHT, -12, -36, 6) +
      ellipse(ORANGE_LIGHT, 12, -42, 5) +
      ellipse(ORANGE_LIGHT, 20, -28, 4),
    4,
  );
