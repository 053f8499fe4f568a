import { ApiError, errorText } from '@marcel/kit/api';

/** Why the server did not take a request. */
export interface Refusal {
  reason: string;
  passes: boolean;
}

const OF_THE_MOMENT = [408, 409, 425, 429];

const passes = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || OF_THE_MOMENT.includes(error.status);

export const refusalOf = (error: Error | null, fallback: (error: Error) => string): Refusal | null =>
  error && { reason: errorText(error, fallback(error)), passes: passes(error) };
