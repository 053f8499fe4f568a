import { changesBetween } from './changes-between.js';
import { marksOf } from './word-marks.js';

const state = (figures: object, words: Parameters<typeof marksOf>[0] = {}) => ({
  figures,
  marks: marksOf(words),
  updatedAt: '2026-01-01T00:00:00.000Z',
});

it('tells figures from what to what, and of words only that they differ', () => {
  const before = state({ name: 'Tux', humor: 5 }, { visualDesc: 'A penguin', facts: ['Swims'], imageUrl: null });
  const after = state({ name: 'Tux', humor: 7 }, { visualDesc: 'A bird', facts: ['Swims'], imageUrl: '/a.webp' });
  expect(changesBetween(before, after)).toEqual([
    { field: 'humor', from: 5, to: 7 },
    { field: 'visualDesc' },
    { field: 'imageUrl' },
  ]);
  expect(changesBetween(before, before)).toEqual([]);
});
