import type { Hour } from '../scenery/hour.js';
import type { Random } from '../random.js';

interface Surroundings {
  readonly hour: Hour;
  readonly random: Random;
  readonly asked?: ReadonlySet<string>;
  readonly isSnowy?: boolean;
}

interface Backdrop {
  readonly back: string;
  readonly front: string;
}

export type Place = (surroundings: Surroundings) => Backdrop;
