import { INK, ORANGE, RED, WHITE } from '@marcel/art/palette';
import { place, shape } from '@marcel/art/svg';
import { ROSE_DEEP } from '../colours.js';
import type { Random } from '../random.js';

const HEART = 'M0 24C-20 12-30 0-30-12-30-28-10-32 0-16 10-32 30-28 30-12 30 0 20 12 0 24Z';

/** Hearts that rise on both sides of those in the middle. */
export function risingHearts(random: Random, count: number): string {
  const heart = (index: number): string => {
    const left = index % 2 === 0;
    const x = left ? random.between(60, 250) : random.between(774, 964);
    return place(
      `<path fill="${random.pick([RED, ROSE_DEEP, ORANGE])}" stroke="${INK}" stroke-width="5" stroke-linejoin="round" d="${HEART}"/>` +
        shape(WHITE, 'M-20-14Q-18-22-11-22L-10-17Q-15-16-16-11Z'),
      { x, y: random.between(120, 470), turn: random.between(-22, 22), scale: random.between(0.7, 1.7) },
    );
  };
  return Array.from({ length: count }, (_, index) => heart(index)).join('');
}
