const DAY_MS = 86_400_000;

/** Days are counted from 1970 on, in UTC. @param time in ISO 8601, or a day as 2026-05-01 */
export const dayOf = (time: string): number => Math.floor(Date.parse(time) / DAY_MS);

/** The first moment after a day, in ISO 8601. */
export const endOf = (day: number): string => new Date((day + 1) * DAY_MS).toISOString();
