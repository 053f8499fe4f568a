import { stripBidiControls } from '@marcel/contracts';
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { intlFormatDistance } from 'date-fns/intlFormatDistance';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200e\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export function isolated(text: string): string {
  const straight = stripBidiControls(text);
  return RIGHT_TO_LEFT.test(straight) ? `\u2068${straight}\u2069` : straight;
}

export const lengthText = (length: number, limit: number): string =>
  `${length.toLocaleString('en')} of ${limit.toLocaleString('en')} characters.`;

/** Returns a text such as "3 minutes ago". */
export function relativeTime(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const months = Math.abs(differenceInCalendarMonths(moment, now));
  const unit = months >= 3 && months < 12 ? ({ unit: 'month' } as const) : {};
  return intlFormatDistance(moment, now, { locale: 'en', numeric: 'auto', ...unit });
}
