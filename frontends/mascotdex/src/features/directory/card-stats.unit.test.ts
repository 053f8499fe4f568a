import { cardStats } from './components/DirectoryList';

test.each([
  [1, 50],
  [5, 50],
  [6, 60],
  [10, 100],
  [undefined, 50],
])('cuteness %p gives %i health points', (cuteness, health) => {
  expect(cardStats({ ...(cuteness && { cuteness }) }).health).toBe(health);
});

test('the level is the longevity score, five when unknown', () => {
  expect(cardStats({ longevityScore: 9 }).level).toBe(9);
  expect(cardStats({}).level).toBe(5);
});
