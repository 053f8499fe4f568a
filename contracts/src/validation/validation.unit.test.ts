import { IsOptional } from 'class-validator';
import { checkFields, IsFilled, MaxLength } from './validation.js';

class Sample {
  @IsOptional() @MaxLength(100) line?: unknown;
  @IsOptional() @MaxLength(100, { multiline: true }) prose?: unknown;
  @IsOptional() @MaxLength(100, { each: true, multiline: true }) list?: unknown;
  @IsFilled({ message: 'empty' }) @MaxLength(100, { message: 'too long' }) text!: unknown;
}
const problemsOf = (text: unknown) => checkFields(Object.assign(new Sample(), { text })).map(({ message }) => message);

describe('a text', () => {
  it.each(['', ' \n\t', '\u200b', '\u200b\u2063\u00ad', '\u3164', '\u2800', '\u0007', '\u0301', 5, null, undefined])(
    'without visible characters is empty (%j)',
    (text) => expect(problemsOf(text)).toContain('empty'),
  );

  it.each(['.', '0', 'Ü', 'は', '👨‍👩‍👧‍👦', '❤️', '🏳️‍🌈', 'مرحبا', '́a', 'ไม่ได้'])(
    'with a visible character is not empty (%s)',
    (text) => expect(problemsOf(text)).toEqual([]),
  );

  it.each([
    ['signs joined without end', '☠' + '\u200d☠'.repeat(20)],
    ['marks on one letter', `a${'\u0301'.repeat(20)}`],
  ])('with an overlong word is too long: %s', (_, text) => expect(problemsOf(text)).toEqual(['too long']));

  it('may have its maximum length, combining marks included', () => {
    expect(problemsOf('á'.normalize('NFD').repeat(50))).toEqual([]);
    expect(problemsOf('á'.normalize('NFD').repeat(51))).toEqual(['too long']);
    expect(problemsOf('👨‍👩‍👧‍👦'.repeat(14))).toEqual([]);
  });

  const fieldsRefusing = (text: string) =>
    checkFields(Object.assign(new Sample(), { text, line: text, prose: text, list: [text] })).map(({ path }) => path);

  it.each(['\0', '\u0007', '\b', '\v', '\f', '\u001b', '\u007f', '\u0085', '\ud800', '\udc00', '\uffff'])(
    'has no control characters (%j)',
    (sign) => expect(fieldsRefusing(`Tux${sign}Linux`)).toEqual(['line', 'prose', 'list', 'text']),
  );

  it.each(['\n', '\r\n', '\r', '\t', '\u2028'])(
    'has line breaks and tabs only in fields of several lines (%j)',
    (sign) => expect(fieldsRefusing(`Tux${sign}Linux`)).toEqual(['line', 'text']),
  );
});
