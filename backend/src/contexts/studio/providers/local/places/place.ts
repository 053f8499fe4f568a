import type { Hour } from '../scenery/hour.js';
import type { Random } from '../random.js';

export interface Surroundings {
  readonly hour: Hour;
  readonly random: Random;
  /** What a prompt asks for by name: a place leaves out what it would have of that by itself. */
  readonly asked?: ReadonlySet<string>;
  /** Whether snow lies on the ground: nothing blooms in it. */
  readonly isSnowy?: boolean;
}

/** What lies behind those who stand in a place, and what before their feet; both fill the whole picture. */
export interface Backdrop {
  readonly back: string;
  readonly front: string;
}

export type Place = (surroundings: Surroundings) => Backdrop;
