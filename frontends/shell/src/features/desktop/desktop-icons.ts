import type { IconName } from '@marcel/kit';
import type { Program } from '../../shared/programs';

/** An icon as the desktop has it: a program's, or one that leads elsewhere. */
export interface DesktopIconEntry {
  /** By what its place is kept. */
  id: string;
  title: string;
  icon: IconName;
  program?: Program;
}

export const NEWSLETTER: DesktopIconEntry = { id: 'newsletter', title: 'Newsletter', icon: 'newsletter' };

/** In the order in which they stand on the page. */
export const iconsOf = (programs: readonly Program[], newsletter: boolean): DesktopIconEntry[] => [
  ...programs.map((program) => ({ id: program.to, title: program.title, icon: program.icon, program })),
  ...(newsletter ? [NEWSLETTER] : []),
];
