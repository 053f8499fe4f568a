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

/** Before anything has happened. */
export const BEGINNING: Moment = momentOf(new Date(0).toISOString());

const END_OF_TIME = '9999-12-31T23:59:59.999Z';

/** Behind whatever has happened, also by a clock that is ahead. */
export const PRESENT: Moment = { time: END_OF_TIME, day: dayOf(END_OF_TIME) };

/** As answers tell it. */
export const timeOf = ({ time }: Moment): string => (time === END_OF_TIME ? new Date().toISOString() : time);

/** The first day on which something can have happened since. */
export const dayAfter = ({ time }: Moment): number => Math.floor((Date.parse(time) + 1) / DAY_MS);
