import { windowPage } from '@marcel/contracts';
import type { Program } from './programs';

const windowOf = (title: string, icon: Program['icon'], name: Parameters<typeof windowPage>[0]): Program => ({
  title,
  icon,
  to: windowPage(name),
  preload: () => undefined,
});

export const DISPLAY = windowOf('Display Settings', 'display', 'display');
export const README = windowOf('README', 'readme', 'readme');

export const SYSTEM_PROGRAMS: readonly Program[] = [DISPLAY, README];
