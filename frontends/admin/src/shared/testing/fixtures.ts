import { DEMONSTRATION_MASCOTS, type Mascot } from '@marcel/contracts';
import type { ReviewedSubmission } from '../submissions/submissions';

/** A pending submission with only what a submission needs; the test says what matters to it. */
export function aSubmission(overrides: Partial<ReviewedSubmission> = {}): ReviewedSubmission {
  return {
    id: 7,
    payload: { name: 'Duke', brand: 'Java', contributor: 'Ada Byron' },
    imageUrl: null,
    email: 'ada@example.org',
    linkedinUrl: 'https://www.linkedin.com/in/ada',
    status: 'pending',
    adminNotes: null,
    createdAt: '2024-03-05T09:07:30',
    processedAt: null,
    mascotId: null,
    mascotSlug: null,
    ...overrides,
  };
}

export function aMascot(overrides: Partial<Mascot> = {}): Mascot {
  const [astro] = DEMONSTRATION_MASCOTS;
  if (!astro) throw new Error('the demonstration set is empty');
  return {
    ...astro,
    id: 1,
    likes: 0,
    contributor: 'Ada Byron',
    slug: 'astro',
    yearRetired: null,
    createdAt: '2024-03-05T09:07:30Z',
    updatedAt: '2024-03-05T09:07:30Z',
    ...overrides,
  };
}
