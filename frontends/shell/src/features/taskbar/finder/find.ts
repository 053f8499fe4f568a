import type { Program } from '../../../shared/programs';

/** Something that can be opened by its name. */
export interface Find extends Pick<Program, 'title' | 'icon' | 'to'> {
  /** What it is. */
  detail: string;
  /** Other words that lead to it. */
  also?: string;
  preload?: () => void;
}
