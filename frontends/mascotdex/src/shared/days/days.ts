import { createContext, useContext } from 'react';

export const ListDay = createContext<string | null>(null);

export const useListDay = (): string | null => useContext(ListDay);

const DAY_MS = 86_400_000;

/** Days are counted from 1970 on, in UTC, and written as 2026-05-01. */
export const dayNumber = (day: string): number => Math.floor(Date.parse(day) / DAY_MS);

export const formatDay = (number: number): string =>
  new Date(number * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);

export const today = (): string => formatDay(Math.floor(Date.now() / DAY_MS));

export const asOfQuery = (day: string): Readonly<Record<string, string>> => (day < today() ? { asOf: day } : {});

export function parseDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const number = dayNumber(text);
  return Number.isNaN(number) || formatDay(number) !== text ? null : text;
}

export function parsePastDay(text: string | null): string | null {
  const day = parseDay(text);
  return day !== null && day < today() ? day : null;
}

export const dayText = (day: string): string =>
  new Date(day).toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
