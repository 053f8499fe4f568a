import { findSubmittedChanges } from './HistoryCard';

test('lists the changes of the mascot field by field', () => {
  const from = { name: 'Tux', brand: 'Linux', facts: ['Swims'] };
  const to = { name: 'Tux the Second', brand: 'Linux', facts: ['Swims', 'Sits'] };
  expect(
    findSubmittedChanges([
      { field: 'payload', from, to },
      { field: 'imageUrl', from: null, to: '/pictures/a.webp' },
      { field: 'status', from: 'rejected', to: 'pending' },
    ]),
  ).toEqual([
    { field: 'name', from: 'Tux', to: 'Tux the Second' },
    { field: 'facts', from: ['Swims'], to: ['Swims', 'Sits'] },
    { field: 'imageUrl', from: null, to: '/pictures/a.webp' },
  ]);
  expect(findSubmittedChanges([{ field: 'payload', from: null, to }])).toEqual([]);
});
