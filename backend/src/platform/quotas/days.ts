export const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a time, in UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/**
 * The latest so many days on record are kept: those of a clock that was ahead for a while do not push out the true one, which
 * would be given anew.
 */
export const DAYS_KEPT = 7;

/** Until the next day begins, in seconds; at least one. */
export const secondsLeftOf = (time: Date): number => Math.ceil((DAY_MS - (time.getTime() % DAY_MS)) / 1000);
