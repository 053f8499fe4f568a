import { formatISO } from 'date-fns/formatISO';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Up to so many days are gone through by hours. */
const DAYS_BY_HOURS = 14;

/** A time of the address, to the minute; null for what is none. */
export function readTime(given: string | null): number | null {
  if (given === null || !/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(given)) return null;
  const time = Date.parse(given);
  return Number.isNaN(time) ? null : time;
}

/** As the address has it: 2026-05-01T12:00Z. */
export const writeTime = (time: number): string =>
  `${new Date(time).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)}Z`;

/** As a field has it, in the reader's own zone. */
export const fieldText = (time: number): string => formatISO(time).slice(0, 'yyyy-mm-ddThh:mm'.length);

/** What was typed into a field; null where that is no time. */
export function fieldTime(text: string): number | null {
  const time = Date.parse(text);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(time) ? time : null;
}

export const wholeMinute = (time: number): number => Math.floor(time / MINUTE_MS) * MINUTE_MS;

export const weekBefore = (time: number): number => time - 7 * DAY_MS;

/** How far a key moves the slider over a stretch of time. */
export const stepOver = (first: number, last: number): number =>
  last - first <= DAYS_BY_HOURS * DAY_MS ? HOUR_MS : DAY_MS;
