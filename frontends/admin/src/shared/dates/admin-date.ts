import { format } from 'date-fns';

/** Format of every date and time in the admin panel, in date-fns' letters. */
export const ADMIN_DATE_FORMAT = 'MMM d, yyyy HH:mm';

/** A time of the server in the moderator's own time zone. */
export const adminDate = (iso: string): string => format(iso, ADMIN_DATE_FORMAT);

/** The time alone, of what happens within the hour. */
export const adminTime = (iso: string): string => format(iso, 'HH:mm');
