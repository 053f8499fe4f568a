import { ApiError, errorText } from '@marcel/kit/api';

/** Why the server did not take a request. */
export interface Refusal {
  reason: string;
  /** Whether the same request may be taken another time. */
  passes: boolean;
}

/** Refusals of the moment: too slow, somebody else was first, too many. */
const OF_THE_MOMENT = [408, 409, 425, 429];

const passes = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || OF_THE_MOMENT.includes(error.status);

/** What is told of a request that failed, in the server's words if it sent any; null for one that did not. */
export const refusalOf = (error: Error | null, fallback: (error: Error) => string): Refusal | null =>
  error && { reason: errorText(error, fallback(error)), passes: passes(error) };
