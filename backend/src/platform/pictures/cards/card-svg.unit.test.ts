import { cardSvg } from './card-svg.js';
import { fontFor } from '../lettering/text-path.js';
import { CARD, CARD_PICTURE } from '../encoding/encode-picture.js';

test('a card has room for its picture', () => {
  expect(CARD_PICTURE.top + CARD_PICTURE.edge).toBeLessThan(CARD.height);
  expect(CARD_PICTURE.left + CARD_PICTURE.edge).toBeLessThan(CARD.width / 2);
});

test.each([
  '',
  'Ada',
  '<script>alert(1)</script> & "quotes"',
  '披萨 '.repeat(200),
  'a'.repeat(1000),
  'word '.repeat(200),
])('any title is drawn as outlines only: %#', (title) => {
  const svg = cardSvg({ label: 'Gallery', title, lines: [title], initials: title.slice(0, 2) });
  expect(svg).not.toMatch(/<(text|script|image)\b/);
  expect(svg.length).toBeLessThan(200_000);
});

test('a character without a glyph is drawn as a question mark, without a gap', () => {
  const card = (name: string) => cardSvg({ label: 'Mascotdex', title: name, lines: [name] });
  for (const nothing of ['🍕', '👩‍👩‍👧‍👦 🏳️‍🌈', '\u200D']) expect(card(nothing)).toBe(card('?'));
  expect(card('🍕 Pizza 🍕 & Co 🍕')).toBe(card('Pizza & Co'));
});

test('another title is another card', () => {
  expect(cardSvg({ label: 'Gallery', title: 'One' })).not.toBe(cardSvg({ label: 'Gallery', title: 'Two' }));
});

test('scores are drawn as blocks of their colors, and each makes another card', () => {
  const card = (value: number) => cardSvg({ label: 'Mascotdex', title: 'Tux', scores: [{ label: 'Humor', value }] });
  expect(card(10).split('#1f8a4c').length - card(3).split('#1f8a4c').length).toBe(10);
  expect(card(3).split('#e0263c').length - card(10).split('#e0263c').length).toBe(3);
});

test.each(['a'.repeat(1000), 'aa '.repeat(400)])('only the visible part of a long text is processed: %#', (title) => {
  const font = fontFor('a');
  if (font === undefined) throw new Error('No font has the letter');
  const looks = jest.spyOn(font, 'charToGlyph');
  cardSvg({ label: '', title });
  expect(looks.mock.calls.length).toBeGreaterThan(20);
  expect(looks.mock.calls.length).toBeLessThan(1500);
  looks.mockRestore();
});
