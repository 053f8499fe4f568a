import type { ReactNode } from 'react';
import type { Program } from '../../shared/programs';

/** A program that stands in windows. */
export interface WindowProgram extends Program {
  content: ReactNode;
  /** Part of the desktop, which brings no frame: closing it leads back to what it lies over. */
  ofDesktop?: boolean;
  /** Fills the room when it opens for the first time. */
  whole?: boolean;
}
