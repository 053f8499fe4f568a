import { intlFormatDistance } from 'date-fns/intlFormatDistance';

/** How long before `now` a moment was, in words, such as "3 minutes ago". */
export const relativeTime = (iso: string, now = new Date()): string =>
  intlFormatDistance(new Date(iso), now, { locale: 'en', numeric: 'auto' });
