import { isAnything, isFlag, arrayOf, isNumber, objectOf, isText, optional, schemaOf } from './checks.js';

const isSeen = objectOf<{ name: string; at: number; note?: string | undefined; rest: unknown }>({
  name: isText,
  at: isNumber,
  note: optional(isText),
  rest: isAnything,
});
const SEEN = { name: 'Tux', at: 7 };

describe('a check', () => {
  it.each([
    ['a record', isSeen, SEEN],
    ['a record with more than was asked for', isSeen, { ...SEEN, note: 'fine', more: [] }],
    ['a list', arrayOf(isSeen), [SEEN, SEEN]],
    ['an empty list', arrayOf(isText), []],
    ['a flag', isFlag, false],
  ])('accepts %s', (_, check, value) => {
    expect(check(value)).toBe(true);
  });

  it.each([
    ['nothing', isSeen, null],
    ['a text for a record', isSeen, 'Tux'],
    ['a record without a field', isSeen, { name: 'Tux' }],
    ['a field of another kind', isSeen, { ...SEEN, name: 7 }],
    ['what may be left out, of another kind', isSeen, { ...SEEN, note: null }],
    ['no number', isNumber, Number.NaN],
    ['a list with something else in it', arrayOf(isText), ['a', 7]],
    ['a record for a list', arrayOf(isText), { 0: 'a' }],
  ])('rejects %s', (_, check, value) => {
    expect(check(value)).toBe(false);
  });

  it('can replace a schema', () => {
    expect(schemaOf(isText).parse('a')).toBe('a');
    expect(() => schemaOf(isText).parse(7)).toThrow(TypeError);
    expect(schemaOf(isText).safeParse('a')).toEqual({ success: true, data: 'a' });
    expect(schemaOf(isText).safeParse(7)).toEqual({ success: false });
  });
});
