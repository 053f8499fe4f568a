import { applyChange } from './apply-change.js';

const target = { collection: 'mascots', id: 1 } as const;

it('puts a copy under the id of the change', () => {
  const document = { id: 7, name: 'Tux' };
  expect(applyChange(undefined, { kind: 'put', ...target, document })).toEqual({ id: 1, name: 'Tux' });
  expect(document.id).toBe(7);
});

it('puts one in the place of another only where a field differs, if it is told to', () => {
  const change = { kind: 'put', ...target, document: { hour: '10', likes: 0 }, unlessSame: 'hour' } as const;
  const same = Object.freeze({ id: 1, hour: '10', likes: 3 });
  expect(applyChange(undefined, change)).toEqual({ id: 1, hour: '10', likes: 0 });
  expect(applyChange({ ...same, hour: '9' }, change)).toEqual({ id: 1, hour: '10', likes: 0 });
  expect(applyChange(same, change)).toBe(same);
});

it('leaves the document before a change as it was', () => {
  const before = Object.freeze({ id: 1, likes: 1 });
  expect(applyChange(before, { kind: 'increment', ...target, by: { likes: 2 } })).toEqual({ id: 1, likes: 3 });
  expect(applyChange(before, { kind: 'patch', ...target, fields: { likes: 9 } })).toEqual({ id: 1, likes: 9 });
});

it.each(['__proto__', '$ne', 'a.b', ''])('refuses a field called %j', (name) => {
  const fields = Object.fromEntries([[name, 1]]);
  expect(() => applyChange(undefined, { kind: 'put', ...target, document: fields })).toThrow(TypeError);
  expect(() => applyChange({ id: 1 }, { kind: 'patch', ...target, fields })).toThrow(TypeError);
  expect(() => applyChange({ id: 1 }, { kind: 'increment', ...target, by: fields })).toThrow(TypeError);
});

it('refuses to count up what is not a number', () => {
  const change = { kind: 'increment', ...target, by: { likes: 1 } } as const;
  expect(() => applyChange({ id: 1, likes: '3' }, change)).toThrow('Field likes of document 1');
});
