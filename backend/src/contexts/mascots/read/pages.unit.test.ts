import { Mascot } from '@marcel/contracts';
import { toCardText, createMascotHead } from './pages.js';

const AT = '2026-11-01T00:00:00.000Z';
const BARE = {
  ...{ id: 1, name: 'Tux', brand: 'Linux', slug: 'tux', industry: 'Technology', status: 'active', contributor: 'Ada' },
  ...{ visualDesc: null, type: null, style: null, historyOverview: null, sourceUrl: null, imageUrl: null, facts: [] },
  ...{ cuteness: 5, humor: 5, rebel: 5, weirdness: 5, longevityScore: 5, likes: 0, commentsCount: 0 },
  ...{ yearIntroduced: null, yearRetired: null, createdAt: AT, updatedAt: AT },
};
const head = (imageUrl: string | null) =>
  createMascotHead(Mascot.parse({ ...BARE, imageUrl }), 'https://marcel.example');
const CARD = 'https://marcel.example/pictures/mascots/tux';

test.each([null, `/pictures/${'0'.repeat(64)}.webp`, 'data:image/png;base64,AA=='])(
  'previews show a card of a mascot with the picture %p',
  (imageUrl) => {
    expect(head(imageUrl).image).toEqual({
      url: CARD,
      alt: 'Tux, the mascot of Linux, with its scores',
      size: { width: 1200, height: 630 },
    });
  },
);

test('an external picture is shown directly and never fetched for a card', () => {
  const elsewhere = 'https://pictures.example/tux.png';
  expect(head(elsewhere).image).toEqual({ url: elsewhere, alt: 'Tux, the mascot of Linux' });
});

test.each([
  ['🍕 Pizza 🍕Man', 'PM'],
  ['🍕', '?'],
])('the initials on the card of %s are letters that it can show: %s', (name, initials) => {
  expect(toCardText(Mascot.parse({ ...BARE, name }))).toMatchObject({ title: name, initials });
});
