import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { intlFormatDistance } from 'date-fns/intlFormatDistance';

/** Returns a text such as "3 minutes ago". */
export function relativeTime(iso: string, now = new Date()): string {
  // The visitor's clock may be slow.
  const moment = new Date(Math.min(Date.parse(iso), now.getTime()));
  const months = Math.abs(differenceInCalendarMonths(moment, now));
  const unit = months >= 3 && months < 12 ? ({ unit: 'month' } as const) : {};
  return intlFormatDistance(moment, now, { locale: 'en', numeric: 'auto', ...unit });
}
