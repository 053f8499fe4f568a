import { fakeServer } from '@marcel/kit/testing';
import { loadSlides } from './components/Screensaver';

const address = (letter: string) => `/pictures/${letter.repeat(64)}.webp`;

const mascot = (id: number, imageUrl: string | null) => ({
  id,
  name: `Mascot ${id}`,
  brand: 'Brand',
  slug: `mascot-${id}`,
  imageUrl,
  industry: null,
  visualDesc: null,
  facts: [],
  status: 'active',
  type: null,
  style: null,
  cuteness: 5,
  humor: 5,
  rebel: 5,
  weirdness: 5,
  longevityScore: 5,
  historyOverview: null,
  sourceUrl: null,
  yearIntroduced: null,
  yearRetired: null,
  likes: 0,
  contributor: 'Marcel OS',
  createdAt: '2026-05-01T00:00:00.000Z',
  updatedAt: '2026-05-01T00:00:00.000Z',
});

const list = (total: number, ...mascots: object[]) => ({
  body: {
    mascots,
    pagination: { page: 1, limit: 24, total, totalPages: 1, hasPrev: false, hasNext: false },
    next: null,
  },
});

const { signal } = new AbortController();

it('loads mascots with their names, and skips pictures without thumbnails', async () => {
  const calls = fakeServer({
    'GET /api/mascots': list(3, mascot(1, address('a')), mascot(2, 'https://example.org/b.png'), mascot(3, null)),
  });
  const slides = await loadSlides(signal, () => 0.99);
  expect(slides).toEqual([
    { name: 'Mascot 1', srcSet: expect.stringContaining(`/pictures/160/${'a'.repeat(64)}.webp 160w`) },
  ]);
  expect(calls.map(({ path }) => path)).toEqual(['/api/mascots?picture=present&limit=24&offset=0']);
});

it.each([
  [0, 0],
  [0.5, 38],
  [0.999, 76],
])('at chance %d, starts at place %d of the directory', async (chance, place) => {
  fakeServer({
    'GET /api/mascots?picture=present&limit=24&offset=0': list(100, mascot(0, address('a'))),
    'GET /api/mascots': ({ path }) => list(100, mascot(Number(/\d+$/.exec(path)?.[0]), address('b'))),
  });
  expect((await loadSlides(signal, () => chance))[0]?.name).toBe(`Mascot ${place}`);
});
