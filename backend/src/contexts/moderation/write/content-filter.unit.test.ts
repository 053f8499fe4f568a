import { COMMENT_LIMITS } from '@marcel/contracts';
import { ContentFilter } from './content-filter.js';

const moderation = {
  reportsToHold: 3,
  holdsPerHour: 10,
  reportsPerVisitor: 30,
  holdWords: ['Casino', 'спам', 'dummy'],
};
const filter = new ContentFilter({ moderation });
const causeOf = (content: string, author = 'Grace') => filter.findHoldCause(author, content);

const HARMLESS = `
  Scunthorpe; Essex; Sussex; Middlesex; Penistone; cockpit; cocktail; peacock; Arsenal; Hitchcock; grape; therapist; Dickens; Moby Dick;
  Emily Dickinson; Dick Bruna; Riddick; Dickies; Van Dyke; Fukushima; Fukuoka; Fagin; FAGE; assassin; Assyria; an assorted box; class;
  canal; analysis; reanalyze; annals; artisanal; Africanus; Anushka; Pissarro; Wankel; pussycat; rapeseed; rapped; Negroni; Rio Negro;
  shiitake; Akshit; schinken; pachinko; Kikeriki; a blue-footed booby; booby-trap; Cummins; cumin; feliz cumpleaños; Georgy; György;
  feckless; trafficking; Focke; Fu Manchu; Tu Fu; FK Partizan; FKA Twigs; a mascot (until 1999); (Umbrella); a fire retardant;
  a great tit; Semenya; 3.5 of 10; e.g.this; i.e.that; Node.js Vue.js Next.js; Yahoo! Inc.; J.R.R. Tolkien; U.S.A.; 455 visitors;
  Dr.Who Dr.No Mr.Men; Mr.Peanut St.Pauli Dr.Dog; cute.So sweet.It is.My love; see https://a.com and b.com
`;

const FORBIDDEN = `
  fuck; What a b1tch; Kiss my 4ss; ʃ𝐟ʃὗƈｋ; f*ck; fck; fvck; fuuuck; FuCkInG; motherfucker; f u c k; F.U.C.K; f-u-c-k; s_h_i_t; sh!t; $hit;
  bullshit; shitty; a$$hole; asshole; @sshole; dumb-ass; bitches; cunt; CUNTS; dick; mydick; dickhead; cock; cocks; cocksucker; pen1s;
  pussy; wh0re; slutty; porn; p0rn; nigger; niggas; faggot; rapist; wanker; blovvjob; rnasturbate; vvanker; sernen; cockpit fuck;
  Fukushima fuck; fuck (until 1999); fu you; fuck; Best CASÍNO in town; c4s1n0; ca$ino; c a s i n o; c.a.s.i.n.o; ԁο а саsino; казино;
  gambling-casinos; Это СПАМ; spam; no spam here; S P A M; gennady durnrny; durnmy; a dummy
`;

const textsIn = (list: string): string[] => list.trim().split(/;\s+/);

describe('a text', () => {
  it.each(textsIn(HARMLESS))('is published at once: %s', (content) => expect(causeOf(content)).toBeNull());

  it.each(textsIn(FORBIDDEN))('is held for its words: %s', (content) => {
    expect(causeOf(content)).toBe('words');
    expect(causeOf('Lovely', content)).toBe('words');
  });

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
    ['a configured word', 'С\u200bпа\u00adм'.toLowerCase()],
    ['marks between its letters', 'f\u0336u\u0336c\u0336k\u0336'],
    ['letters of Cyrillic and Greek in a configured word', 'c\u0430s\u0456n\u03bf'],
    ['another configured word', '𝓬𝓪𝓼𝓲\u200bn\u0301o'],
  ])('is held for its words despite %s', (_, content) => expect(causeOf(content)).toBe('words'));

  it.each([
    ['zero-width characters', 'ht\u200btp://a.com h\u00adttp://b.com http:\u2060//c.com'],
    ['no scheme', '//a.com //b.com //c.com'],
    ['backslashes', '\\\\a.com \\\\b.com \\\\c.com'],
    ['another scheme', 'ftp://a hxxp://b ipfs://c'],
    ['bare domains', 'a.com/x b-c.co.uk пример.рф'],
    ['bare domains side by side', 'a.com,b.com;c.com'],
    ['addresses side by side', 'http://a.comhttp://b.comhttp://c.com'],
    ['fullwidth dots', 'a．com b。com c｡com'],
    ['mathematical letters', '𝐚.𝐜𝐨𝐦 𝐛.𝐜𝐨𝐦 𝐜.𝐜𝐨𝐦'],
    ['domains in their ASCII form', 'a.xn--p1ai b.xn--p1ai c.xn--p1ai'],
  ])('is held for its links despite %s', (_, content) => expect(causeOf(content)).toBe('links'));

  it.each([
    'See https://a.com/x.html?to=b.com and c.com/d.e.f',
    'Wait...what? 3.5 of 10, e.g. this. 1.2 2.3 3.4 4.5 5.6',
    'かわいい。すき。とても。ほんと。',
    '👨‍👩‍👧‍👦 ❤️ 🏳️‍🌈 🇫🇷🇩🇪 🇫🇰 ไม่ได้',
  ])('is not held for text that only resembles words or links: %s', (content) => expect(causeOf(content)).toBeNull());

  it("is held for its links, including the author's", () => {
    expect(causeOf('http://a.com www.b.example https://www.c.com')).toBe('links');
    expect(causeOf('HTTP://a.com www.b.com', 'https://c.com')).toBe('links');
  });

  it.each(['a', 'fu', 'www.', ' ', 'é'])('is decided quickly for repetitions of %p', (part) => {
    const longest = part.repeat(COMMENT_LIMITS.content / part.length);
    expect([null, 'links', 'words']).toContain(causeOf(longest));
  });
});
