import { PAGES } from '@marcel/contracts';

/** What Mascotdex adds to the desktop beside its directory, which every shell knows. */
export const TIME_MACHINE = { path: PAGES.timeMachine, title: 'Time Machine', icon: 'time-machine' } as const;
