import { ADMIN_DATE_FORMAT, REVIEW_FALLBACKS } from '@marcel/contracts';
import { format } from 'date-fns';
import type { ReviewedSubmission } from './submission';

const orElse = (fallback: string) => (value: string | null | undefined) => value?.trim() || fallback;

export const valueOrFallback = orElse(REVIEW_FALLBACKS.value);

export const mascotName = ({ payload }: Pick<ReviewedSubmission, 'payload'>) =>
  orElse(REVIEW_FALLBACKS.name)(payload.name);

export const brandName = ({ payload }: Pick<ReviewedSubmission, 'payload'>) =>
  orElse(REVIEW_FALLBACKS.brand)(payload.brand);

/** A time of the server in the moderator's own time zone. */
export const adminDate = (iso: string): string => format(iso, ADMIN_DATE_FORMAT);
