import { fieldErrorsOf } from './field-errors.js';
import { HasCome, IsFilled, IsMoment, MaxLength } from './decorators.js';

class Told {
  @IsFilled({ message: 'empty' }) @MaxLength(100, { message: 'too long' }) text!: unknown;
}
const problemsOf = (text: unknown) => fieldErrorsOf(Object.assign(new Told(), { text })).map(({ message }) => message);

describe('a text', () => {
  it.each(['', ' \n\t', '\u200b', '\u200b\u2063\u00ad', '\u3164', '\u2800', '\u0007', '\u0301', 5, null, undefined])(
    'in which there is nothing to see is none (%j)',
    (text) => expect(problemsOf(text)).toContain('empty'),
  );

  it.each(['.', '0', 'Ü', 'は', '👨‍👩‍👧‍👦', '❤️', '🏳️‍🌈', 'مرحبا', '́a', 'ไม่ได้'])(
    'in which there is something is one (%s)',
    (text) => expect(problemsOf(text)).toEqual([]),
  );

  it.each([
    ['signs joined without end', '☠' + '\u200d☠'.repeat(20)],
    ['marks on one letter', `a${'\u0301'.repeat(20)}`],
  ])('is too long as soon as no line can be broken in it: %s', (_, text) =>
    expect(problemsOf(text)).toEqual(['too long']),
  );

  it('may be as long as it may, marks counted', () => {
    expect(problemsOf('á'.normalize('NFD').repeat(50))).toEqual([]);
    expect(problemsOf('á'.normalize('NFD').repeat(51))).toEqual(['too long']);
    expect(problemsOf('👨‍👩‍👧‍👦'.repeat(14))).toEqual([]);
  });
});

class Asked {
  @IsMoment({ message: 'no time' }) @HasCome({ message: 'to come' }) at!: unknown;
}
const faultsOf = (at: unknown) => fieldErrorsOf(Object.assign(new Asked(), { at })).map(({ message }) => message);

describe('a time', () => {
  it.each(['2026-01-01T12:00Z', '2026-01-01T12:00:59Z', '2026-01-01T12:00:59.999Z', '2024-02-29T23:59:00+14:00'])(
    'that has come, with its zone, is one (%s)',
    (at) => expect(faultsOf(at)).toEqual([]),
  );

  it.each([
    '',
    'now',
    '2026-01-01',
    '2026-01-01T12:00',
    '2026-02-30T12:00Z',
    '2026-01-01T25:00Z',
    '2026-W01-1',
    7,
    null,
  ])('is none without a day that there is, an hour and a zone (%j)', (at) => expect(faultsOf(at)).toContain('no time'));

  it('is refused while it is still to come', () => {
    expect(faultsOf(new Date(Date.now() + 3_600_000).toISOString())).toEqual(['to come']);
    expect(faultsOf('2999-01-01T00:00Z')).toEqual(['to come']);
  });
});
