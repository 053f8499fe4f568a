import type { Area } from './state/box';

/** Height of the taskbar, in CSS pixels. */
const TASKBAR = 40;

/** The room for windows now. */
export const roomNow = (): Area => ({ width: window.innerWidth, height: window.innerHeight - TASKBAR });
