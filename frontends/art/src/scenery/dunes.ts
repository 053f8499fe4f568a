import { BEIGE, NIGHT, SAND, SAND_DEEP } from '../palette.js';
import { shape } from '../svg.js';

/** From the mountains far away to the ground before one's feet. */
export type DuneColours = readonly [far: string, back: string, middle: string, front: string];

const SANDS: DuneColours = [NIGHT, SAND_DEEP, BEIGE, SAND];

/** Mountains far away, and the sand before them, or whatever has other colours. */
export const dunes = ([far, back, middle, front]: DuneColours = SANDS): string =>
  shape(far, 'M0 742c130-52 250-70 400-40 120 24 200 34 330 6 150-32 260-34 400 2 160 40 300 20 470-34v224H0z') +
  shape(back, 'M0 790c200-50 380-60 620-26 260 36 520 30 980-44v180H0z') +
  shape(middle, 'M0 860c240-70 520-92 800-80 300 12 540 30 800-6v126H0z') +
  shape(front, 'M0 880c260-44 420-52 640-44 200 8 240 30 420 34 220 6 380-20 540-40v70H0z');
