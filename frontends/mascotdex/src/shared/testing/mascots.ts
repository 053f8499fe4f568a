import type { Mascot, MascotList } from '@marcel/contracts';
import type { FakeAnswer, FakeCall } from '@marcel/kit/testing';

export const mascot = (part: Partial<Mascot> = {}): Mascot => ({
  id: 1,
  name: 'Tux',
  brand: 'Linux',
  industry: 'Technology',
  visualDesc: 'A contented, well-fed penguin.',
  facts: ['Sits with his feet apart'],
  status: 'active',
  type: 'Animal',
  style: 'Cartoon',
  cuteness: 9,
  humor: 5,
  rebel: 6,
  weirdness: 3,
  longevityScore: 10,
  historyOverview: 'Drawn for a competition.',
  sourceUrl: 'https://example.com/tux',
  imageUrl: 'https://example.com/tux.png',
  yearIntroduced: 1996,
  yearRetired: null,
  likes: 41,
  contributor: 'Ada Lovelace',
  slug: 'tux',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...part,
});

export const makeMascots = (size: number): Mascot[] =>
  Array.from({ length: size }, (_, index) =>
    mascot({ id: index + 1, name: `Mascot ${index + 1}`, slug: `mascot-${index + 1}` }),
  );

export const queryOf = ({ path }: FakeCall): URLSearchParams => new URLSearchParams(path.split('?')[1]);

export const pageOf =
  (all: readonly Mascot[]) =>
  (call: FakeCall): FakeAnswer => {
    const query = queryOf(call);
    const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
    const pagination = {
      page: Math.floor(offset / limit) + 1,
      limit,
      total: all.length,
      totalPages: Math.ceil(all.length / limit),
      hasPrev: offset > 0,
      hasNext: offset + limit < all.length,
    };
    const body: MascotList = { mascots: all.slice(offset, offset + limit), pagination };
    return { body };
  };

export const rejection = (
  status: number,
  error: string,
  details: { path: string; message: string }[] = [],
): FakeAnswer => ({ status, body: { error, message: error, code: 'invalid_input', details } });
