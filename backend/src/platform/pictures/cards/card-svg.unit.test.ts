import { cardSvg } from './card-svg.js';
import { CARD, CARD_PICTURE } from './card-size.js';

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
])('whatever the title is, it is drawn as outlines alone: %#', (title) => {
  const svg = cardSvg({ label: 'Gallery', title, lines: [title] });
  expect(svg).not.toMatch(/<(text|script|image)\b/);
  expect(svg.length).toBeLessThan(200_000);
});

test('another title is another card', () => {
  expect(cardSvg({ label: 'Gallery', title: 'One' })).not.toBe(cardSvg({ label: 'Gallery', title: 'Two' }));
});
