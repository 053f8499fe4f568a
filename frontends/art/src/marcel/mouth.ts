import { INK, ORANGE_DEEP } from '../palette.js';
import { shape, stroke } from '../svg.js';

export type Mouth = 'quiet' | 'smiling' | 'laughing' | 'sad' | 'worried';

const LIPS = 'M0 26V33M-17 32Q-9 41 0 33 9 41 17 32';

const MOODS: Record<Mouth, () => string> = {
  quiet: () => stroke(LIPS),
  smiling: () => shape(ORANGE_DEEP, 'M-8 37Q-9 52 0 53 9 52 8 37L0 33Z') + stroke(LIPS),
  laughing: () =>
    shape(INK, 'M-18 31C-10 38-4 37 0 32 4 37 10 38 18 31 19 43 10 50 0 50S-19 43-18 31Z') +
    shape(ORANGE_DEEP, 'M-10 46C-7 39 7 39 10 46 7 49 4 50 0 50S-7 49-10 46Z'),
  worried: () => stroke('M0 26V33M-18 41Q-12 34-6 40T6 40 18 39'),
  sad: () => stroke('M0 26V34M-13 41Q0 29 13 41'),
};

/** Marcel's mouth below his nose. */
export const mouth = (mood: Mouth): string => MOODS[mood]();
