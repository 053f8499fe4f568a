const DAY_MS = 86_400_000;

/** Days are counted from 1970 on, in UTC. @param time in ISO 8601, or a day as 2026-05-01 */
export const dayOf = (time: string): number => Math.floor(Date.parse(time) / DAY_MS);

/** A time, whatever happened in its last millisecond included; likes are known by whole days. */
export interface Moment {
  readonly time: string;
  readonly day: number;
}

export const momentOf = (time: string): Moment => ({ time: new Date(time).toISOString(), day: dayOf(time) });

export const endOf = (day: number): Moment => ({ time: new Date((day + 1) * DAY_MS - 1).toISOString(), day });

/** The first day on which something can have happened since. */
export const dayAfter = ({ time }: Moment): number => Math.floor((Date.parse(time) + 1) / DAY_MS);
