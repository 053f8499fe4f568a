import { caption } from './caption.js';

test('emoji leave no gap beside the letters of a name, and of a name of nothing else the heart is left', () => {
  expect(caption('🍕 Pizza 🍕', 'Marcel')).toBe(caption('Pizza', 'Marcel'));
  expect(caption('👩‍👩‍👧‍👦 🏳️‍🌈', 'Marcel')).toBe(caption('', 'Marcel'));
  expect(caption('🍕', '🐧')).toContain('<path');
  expect(caption('Ada', 'Tux')).not.toBe(caption('Ada', 'Marcel'));
});
