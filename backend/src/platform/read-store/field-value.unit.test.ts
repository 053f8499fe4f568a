import { fieldValue, searchTexts } from './field-value.js';

describe('the value of a field', () => {
  it('is the value that queries compare', () => {
    expect(fieldValue({ id: 1, likes: 2.5 }, 'likes', 'number')).toBe(2.5);
    expect(fieldValue({ id: 1, slug: 'Tux' }, 'slug', 'text')).toBe('Tux');
    expect(fieldValue({ id: 1, name: 'Tux' }, 'name', 'folded')).toBe('tux');
  });

  it.each([{ id: 1 }, { id: 1, likes: null }, { id: 1, likes: undefined }])('is missing in %j', (document) => {
    expect(fieldValue(document, 'likes', 'number')).toBeNull();
  });

  it('is never inherited', () => {
    expect(fieldValue({ id: 1 }, 'constructor', 'text')).toBeNull();
  });

  it.each([true, '1', [], {}, Number.NaN, Infinity])('cannot be %p in a number field', (likes) => {
    expect(() => fieldValue({ id: 1, likes }, 'likes', 'number')).toThrow('Field likes of document 1 must be a number');
  });
});

it('returns search texts in the declared order', () => {
  const definition = { name: 'm', id: 'number', fields: {}, search: ['about', 'name'] } as const;
  expect(searchTexts({ id: 1, name: 'TUX', about: null }, definition)).toEqual(['', 'tux']);
});
