import { mascotDescription, mascotTitle, truncated } from './page-meta.js';

const tux = { name: 'Tux', brand: 'Linux', visualDesc: 'A contented penguin.', historyOverview: null };

test('shows a short name and brand in full', () => {
  expect(mascotTitle(tux)).toBe('Tux by Linux | Mascotdex');
});

test('a long title ends at 55 characters', () => {
  const title = mascotTitle({ ...tux, name: 'T'.repeat(100) });
  expect(title).toHaveLength(55);
  expect(title).toMatch(/…$/);
});

test('the description is the visual description, cut at 155 characters', () => {
  expect(mascotDescription(tux)).toBe('A contented penguin.');
  expect(mascotDescription({ ...tux, visualDesc: 'p'.repeat(1000) })).toHaveLength(155);
});

test('a mascot without texts is still described', () => {
  expect(mascotDescription({ ...tux, visualDesc: '' })).toBe('Tux is the mascot of Linux.');
});

test.each([
  ['short', 10, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['a longer text', 9, 'a longer…'],
  ['🐧🐧🐧', 2, '🐧…'],
])('%p in at most %i characters', (text, limit, expected) => {
  expect(truncated(text, limit)).toBe(expected);
});
