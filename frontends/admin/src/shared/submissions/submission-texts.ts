import type { ReviewedSubmission } from './submission';

export const REVIEW_FALLBACKS = {
  name: 'Unnamed Mascot',
  brand: 'Unknown Brand',
  value: 'Not provided',
  picture: 'Image not available',
} as const;

const orElse = (fallback: string) => (value: string | null | undefined) => value?.trim() || fallback;

export const valueOrFallback = orElse(REVIEW_FALLBACKS.value);

export const mascotName = ({ payload }: Pick<ReviewedSubmission, 'payload'>) =>
  orElse(REVIEW_FALLBACKS.name)(payload.name);

export const brandName = ({ payload }: Pick<ReviewedSubmission, 'payload'>) =>
  orElse(REVIEW_FALLBACKS.brand)(payload.brand);

export const SUBMISSION_FAILURES = { list: 'Failed to load submissions', one: 'Failed to load submission' } as const;
