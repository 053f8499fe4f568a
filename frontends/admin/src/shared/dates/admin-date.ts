import { format } from 'date-fns';

export const ADMIN_DATE_FORMAT = 'MMM d, yyyy HH:mm';

export const adminDate = (iso: string): string => format(iso, ADMIN_DATE_FORMAT);

export const adminTime = (iso: string): string => format(iso, 'HH:mm');
