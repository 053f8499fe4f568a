import type { MascotHistory, SubmissionHistory } from '@marcel/contracts';

/** One entry of either history. */
export type Entry = MascotHistory[number] | SubmissionHistory[number];
