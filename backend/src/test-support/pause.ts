import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 20;

export const pause = (): Promise<void> => setTimeout(PAUSE_MS);
