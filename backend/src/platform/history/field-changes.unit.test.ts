import { fieldChanges } from './entry.js';

test('only fields that differ are listed, whatever they hold', () => {
  const before = { name: 'Tux', facts: ['Swims'], humor: 5, gone: 1 };
  const after = { name: 'Tux', facts: ['Swims', 'Dives'], humor: 6, erasedAt: 'now' };
  expect(fieldChanges(before, after)).toEqual([
    { field: 'facts', from: ['Swims'], to: ['Swims', 'Dives'] },
    { field: 'humor', from: 5, to: 6 },
    { field: 'gone', from: 1, to: null },
    { field: 'erasedAt', from: null, to: 'now' },
  ]);
});
