import { COMMENT_LIMITS } from '@marcel/contracts';
import { TextScreen } from './text-screen.js';

const moderation = { reportsToHold: 3, holdsPerHour: 10, reportsPerVisitor: 30, holdWords: ['Casino', 'спам'] };
const screen = new TextScreen({ moderation });
const causeOf = (content: string, author = 'Grace') => screen.causeToHold(author, content);

describe('a text', () => {
  it.each([
    'Lovely penguin',
    'Greetings from Scunthorpe and Essex',
    'See https://a.example and https://b.example',
    '455 visitors',
  ])('is shown at once: %s', (content) => expect(causeOf(content)).toBeNull());

  it.each(['fuck', 'What a b1tch', 'Kiss my 4ss', 'ʃ𝐟ʃὗƈｋ', 'Best CASÍNO in town', 'Это СПАМ'])(
    'waits for its words: %s',
    (content) => {
      expect(causeOf(content)).toBe('words');
      expect(causeOf('Lovely', content)).toBe('words');
    },
  );

  it.each([
    ['zero-width characters', 'f\u200bu\u200dc\u2060k'],
    ['a byte order mark', 'fu\ufeffck'],
    ['soft hyphens', 'fu\u00adck'],
    ['variation selectors', 'f\ufe0fu\ufe0fck'],
    ['more variation selectors', 'f\u{e0100}uck'],
    ['tags', 'fu\u{e0020}ck'],
    ['a joiner of graphemes', 'fu\u034fck'],
    ['Hangul fillers', 'fu\u3164ck'],
    ['bidirectional controls', 'fu\u202dck\u202c'],
    ['mathematical letters', '𝖋𝓾𝕔𝚔'],
    ['fullwidth letters', 'ｆｕｃｋ'],
    ['circled letters', 'ⓕⓤⓒⓚ'],
    ['squared letters', '🅵🅄🅲🄺'],
    ['letters of flags', '🇫🇺🇨🇰'],
    ['an own word', 'С\u200bпа\u00adм'.toLowerCase()],
    ['marks between its letters', 'f\u0336u\u0336c\u0336k\u0336'],
    ['letters of Cyrillic and Greek in an own word', 'c\u0430s\u0456n\u03bf'],
    ['another own word', '𝓬𝓪𝓼𝓲\u200bn\u0301o'],
  ])('waits for its words behind %s', (_, content) => expect(causeOf(content)).toBe('words'));

  it.each([
    ['zero-width characters', 'ht\u200btp://a.example h\u00adttp://b.example http:\u2060//c.example'],
    ['no scheme', '//a.example //b.example //c.example'],
    ['backslashes', '\\\\a.example \\\\b.example \\\\c.example'],
    ['another scheme', 'ftp://a hxxp://b ipfs://c'],
    ['bare domains', 'a.example/x b-c.co.uk пример.рф'],
    ['bare domains side by side', 'a.example,b.example;c.example'],
    ['addresses side by side', 'http://a.examplehttp://b.examplehttp://c.example'],
    ['fullwidth dots', 'a．example b。example c｡example'],
    ['mathematical letters', '𝐚.𝐞𝐱𝐚𝐦𝐩𝐥𝐞 𝐛.𝐞𝐱𝐚𝐦𝐩𝐥𝐞 𝐜.𝐞𝐱𝐚𝐦𝐩𝐥𝐞'],
    ['domains in their ASCII form', 'a.xn--p1ai b.xn--p1ai c.xn--p1ai'],
  ])('waits for its links behind %s', (_, content) => expect(causeOf(content)).toBe('links'));

  it.each([
    'See https://a.example/x.html?to=b.example and c.example/d.e.f',
    'Wait...what? 3.5 of 10, e.g. this. 1.2 2.3 3.4 4.5 5.6',
    'かわいい。すき。とても。ほんと。',
    '👨‍👩‍👧‍👦 ❤️ 🏳️‍🌈 🇫🇷🇩🇪 ไม่ได้',
  ])('is not held for what is no word and no link: %s', (content) => expect(causeOf(content)).toBeNull());

  it('waits for its links, those of its author included', () => {
    expect(causeOf('http://a.example www.b.example https://www.c.example')).toBe('links');
    expect(causeOf('HTTP://a.example www.b.example', 'https://c.example')).toBe('links');
  });

  it.each(['a', 'fu', 'www.', ' ', 'é'])('of %p over and over is decided on at once', (part) => {
    const longest = part.repeat(COMMENT_LIMITS.content / part.length);
    expect([null, 'links', 'words']).toContain(causeOf(longest));
  });
});
