import { BLUE_DARK, BLUE_LIGHT } from '../palette.js';
import { shape } from '../svg.js';

/** The ear that stands up behind the head and folds over: the sign that Marcel listens. */
export const foldedEar = (): string =>
  shape(BLUE_DARK, 'M20-40C26-62 42-76 60-76 76-74 82-56 76-38L56-8Z') +
  shape(BLUE_LIGHT, 'M60-76C82-75 100-54 99-28 98-14 84-12 76-22 68-32 62-38 50-40 56-50 60-62 60-76Z');

/** The ear that hangs before the head. */
export const hangingEar = (): string =>
  shape(BLUE_DARK, 'M-32-46C-58-58-80-38-84-4-87 24-78 44-66 42-52 39-53 18-50-2-48-16-44-28-32-46Z');
