import { differencesOf, fieldsOf } from './state-fields';

it('has the fields of a payload among the others', () => {
  expect(fieldsOf({ status: 'pending', payload: { name: 'Tux' } })).toEqual([
    ['status', 'pending'],
    ['name', 'Tux'],
  ]);
});

it('tells where the read model says something else', () => {
  const folded = { name: 'Tux', facts: ['Swims'], style: null, humor: 5 };
  expect(differencesOf(folded, { name: 'Tux', facts: ['Swims'], humor: 5, likes: 3 })).toEqual([]);
  expect(differencesOf(folded, { ...folded, humor: 6, facts: [] })).toEqual([
    { field: 'facts', folded: ['Swims'], shown: [] },
    { field: 'humor', folded: 5, shown: 6 },
  ]);
});
