import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 20;

/** A moment between two looks: looking without one takes the processor from the very work that is waited for. */
export const pause = (): Promise<void> => setTimeout(PAUSE_MS);
