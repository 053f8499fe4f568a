import type { DeskNumbers } from '@marcel/contracts';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { startOfMonth } from 'date-fns/startOfMonth';

type Day = DeskNumbers['days'][number];

export interface Period extends Omit<Day, 'day'> {
  label: string;
}

/** More bars than these are too thin to be told apart. */
const MOST_DAYS = 31;
const MOST_WEEKS = 14;

const nameOf = (day: string, days: number): string => {
  const date = parseISO(day);
  if (days <= MOST_DAYS) return format(date, 'MMM d');
  return days <= 7 * MOST_WEEKS
    ? `Week of ${format(startOfISOWeek(date), 'MMM d')}`
    : format(startOfMonth(date), 'MMM yyyy');
};

/** Days, or the weeks or months that they make up where they are many. */
export function periodsOf(days: readonly Day[]): Period[] {
  const periods = new Map<string, Period>();
  for (const { day, ...counted } of days) {
    const label = nameOf(day, days.length);
    const { received = 0, approved = 0, rejected = 0, reopened = 0, judged = 0 } = periods.get(label) ?? {};
    periods.set(label, {
      label,
      received: received + counted.received,
      approved: approved + counted.approved,
      rejected: rejected + counted.rejected,
      reopened: reopened + counted.reopened,
      judged: judged + counted.judged,
    });
  }
  return [...periods.values()];
}
