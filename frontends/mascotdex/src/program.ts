import { PAGES } from '@marcel/contracts';

export const TIME_MACHINE = { path: PAGES.timeMachine, title: 'Time Machine', icon: 'time-machine' } as const;
