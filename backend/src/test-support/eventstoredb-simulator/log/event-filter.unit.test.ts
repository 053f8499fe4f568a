import { status } from '@grpc/grpc-js';
import { filterAll } from './event-filter.js';
import type { LogRecord } from './log-record.js';

const passes = (regex: string, type: string): boolean => {
  const record: LogRecord = {
    id: '',
    stream: 'a',
    type,
    isJson: true,
    data: new Uint8Array(),
    metadata: new Uint8Array(),
    revision: 0n,
    position: 0n,
    created: 0,
  };
  return filterAll({ on: 'type', regex })(record);
};

describe("A filter's regular expression, which is .NET's,", () => {
  it.each([
    ['(?i)^LIKED$', 'liked'],
    ['(?i-s)like', 'LIKED'],
    ['(?-i)liked', 'liked'],
    [String.raw`\Aliked\z`, 'liked'],
    [String.raw`\Aliked\Z`, 'liked\n'],
    ['^liked$', 'liked\n'],
    ['(?m)^two$', 'one\ntwo\nthree'],
    ['(?s)a.b', 'a\nb'],
    ['a.b', 'a\rb'],
    [String.raw`^\w+$`, 'Grüße'],
    [String.raw`^\d$`, '٣'],
    [String.raw`\bKätzchen\b`, 'ein Kätzchen!'],
    [String.raw`^[\w.-]+$`, 'über-all.x'],
    [String.raw`^\p{Lu}`, 'Ärger'],
    ["^(?<kind>a)(?'other'b)(?#nothing)c$", 'abc'],
    ['^[]a]+$', 'a]'],
    ['^a{,2}$', 'a{,2}'],
    [String.raw`^\$\-\ \#$`, '$- #'],
    [String.raw`^[^$].*ed$`, 'liked'],
  ])('matches with %j what it does there: %j', (regex, type) => {
    expect(passes(regex, type)).toBe(true);
  });

  it.each([
    ['^liked$', 'Liked'],
    ['(?-i)liked', 'LIKED'],
    [String.raw`\Aliked\z`, 'liked\n'],
    ['^two$', 'one\ntwo'],
    ['a.b', 'a\nb'],
    [String.raw`^\W$`, 'ü'],
  ])('does not match with %j what it does not there: %j', (regex, type) => {
    expect(passes(regex, type)).toBe(false);
  });

  it.each([
    'a(?i)b',
    '(?i:a)',
    '(?x)a b',
    '(?>a)',
    '(?(a)b|c)',
    '(?<a-b>c)',
    '[a-z-[aeiou]]',
    String.raw`(a)\1`,
    String.raw`(?<a>b)\k<a>`,
    String.raw`\p{IsGreek}`,
    String.raw`[\W]`,
  ])('is refused where it cannot be told here: %j', (regex) => {
    expect(() => passes(regex, 'a')).toThrow(expect.objectContaining({ code: status.INVALID_ARGUMENT }) as Error);
  });

  it.each(['(', '[a', 'a**', String.raw`\y`, String.raw`\x1`])('makes the handler fail if it is none: %j', (regex) => {
    expect(() => passes(regex, 'a')).toThrow(expect.objectContaining({ code: status.UNKNOWN }) as Error);
  });
});
