export const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a time, in UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

export const dayBefore = (day: string): string => dayOf(new Date(Date.parse(day) - DAY_MS));

/** Until the next day begins, in seconds; at least one. */
export const secondsLeftOf = (time: Date): number => Math.ceil((DAY_MS - (time.getTime() % DAY_MS)) / 1000);
