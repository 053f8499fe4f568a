import { DEMONSTRATION_MASCOTS, type Mascot } from '@marcel/contracts';
import type { FakeAnswer, FakeCall } from '@marcel/kit/testing';
import type { ReviewedSubmission } from '../submissions/submissions';

/** A minimal pending submission. */
export function makeSubmission(overrides: Partial<ReviewedSubmission> = {}): ReviewedSubmission {
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

export function makeMascot(overrides: Partial<Mascot> = {}): Mascot {
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

/** Answers `GET /api/mascots` with the requested page. */
export const mascotPages =
  (all: readonly Mascot[]) =>
  ({ path }: FakeCall): FakeAnswer => {
    const params = new URL(path, 'http://localhost').searchParams;
    const [limit, offset] = [Number(params.get('limit')), Number(params.get('offset'))];
    const search = (params.get('search') ?? '').toLowerCase();
    const matches = all.filter(
      ({ name, brand, imageUrl }) =>
        `${name} ${brand}`.toLowerCase().includes(search) && !(params.get('picture') === 'missing' && imageUrl),
    );
    const total = matches.length;
    const [page, totalPages] = [offset / limit + 1, Math.max(1, Math.ceil(total / limit))];
    const pagination = { page, limit, total, totalPages, hasPrev: page > 1, hasNext: page < totalPages };
    return { body: { mascots: matches.slice(offset, offset + limit), pagination } };
  };
