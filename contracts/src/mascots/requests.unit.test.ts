import { checkFields } from '../validation/validation.js';
import { ListMascotsQuery } from './queries.js';
import { EditMascotRequest, MascotDetails, MascotInput } from './requests.js';

const valid = { name: 'Tux', brand: 'Linux', contributor: 'Ada' };
const detailsWith = (fields: object) => Object.assign(new MascotDetails(), valid, fields);
const messageFor = (fields: object) => checkFields(detailsWith(fields))[0]?.message;

describe('mascot details', () => {
  it('need a name, a brand and a contributor', () => {
    expect(checkFields(new MascotDetails())).toEqual([
      { path: 'name', message: 'Mascot name is required' },
      { path: 'brand', message: 'Brand name is required' },
      { path: 'contributor', message: 'Contributor name is required' },
    ]);
    expect(checkFields(detailsWith({}))).toEqual([]);
  });

  it.each([
    ['a blank name', { name: '  ' }, 'Mascot name is required'],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, 'Name too long'],
    ['a brand of 101 characters', { brand: 'x'.repeat(101) }, 'Brand name too long'],
    ['a description of 1001 characters', { visualDesc: 'x'.repeat(1001) }, 'Description too long'],
    ['a history of 2001 characters', { historyOverview: 'x'.repeat(2001) }, 'History overview too long'],
    ['a score of 0', { cuteness: 0 }, 'Scores are whole numbers from 1 to 10'],
    ['a score of 11', { humor: 11 }, 'Scores are whole numbers from 1 to 10'],
    ['half a score', { rebel: 4.5 }, 'Scores are whole numbers from 1 to 10'],
    ['a score in words', { weirdness: 'very' }, 'Scores are whole numbers from 1 to 10'],
    ['a year before 1800', { yearIntroduced: 1799 }, 'Years are whole numbers from 1800 to the current year'],
    [
      'a retirement before the birth',
      { yearIntroduced: 2000, yearRetired: 1999 },
      'A mascot cannot be retired before it was born',
    ],
    ['a script as the source', { sourceUrl: 'javascript:alert(1)' }, 'Please provide a valid URL'],
    ['a fact that is no text', { facts: ['swims', 7] }, 'Facts must be a list of texts'],
    ['facts that are no list', { facts: 'swims' }, 'Facts must be a list of texts'],
  ])('reject %s', (_, fields, message) => {
    expect(messageFor(fields)).toBe(message);
  });

  it.each([
    'http://user:pw@example.org',
    'http://example.org:8080/',
    'http://example.org/\\x',
    'http://a.org/\u202etxt',
  ])('reject a source that looks like another: %j', (sourceUrl) =>
    expect(messageFor({ sourceUrl })).toBe('Please provide a valid URL'),
  );

  it.each([
    ['scores 1 and 10', { cuteness: 1, longevityScore: 10 }],
    ['a retirement in the year of the birth', { yearIntroduced: 2000, yearRetired: 2000 }],
    ['1800 and no year at all', { yearIntroduced: 1800, yearRetired: null }],
    ['text that looks like code', { name: `'; DROP %_$ne .*`, brand: '__proto__ 🐧' }],
  ])('accept %s', (_, fields) => {
    expect(checkFields(detailsWith(fields))).toEqual([]);
  });

  describe('in 2026', () => {
    beforeEach(() => jest.useFakeTimers({ now: new Date('2026-06-01T00:00:00Z') }));
    afterEach(() => jest.useRealTimers());

    it('compare with the current year', () => {
      expect(messageFor({ yearRetired: 2026 })).toBeUndefined();
      expect(messageFor({ yearRetired: 2027 })).toBe('Years are whole numbers from 1800 to the current year');
    });
  });
});

describe('an edit', () => {
  it('may omit any field, but cannot empty a required one', () => {
    expect(checkFields(new EditMascotRequest())).toEqual([]);
    expect(checkFields(Object.assign(new EditMascotRequest(), { name: null, industry: null }))).toEqual([
      { path: 'name', message: 'Mascot name is required' },
    ]);
  });
});

describe('an imported mascot', () => {
  it.each(['https://my_brand.example.org/a', 'http://_a.b__c.example.org/?d=e_f'])(
    'may name the source %s',
    (sourceUrl) => expect(checkFields(Object.assign(new EditMascotRequest(), { sourceUrl }))).toEqual([]),
  );

  it.each([
    'https://example.org/a\0.png',
    'https://example.org/\na.png',
    'https://example.org/a\u2028.png',
    'https://example.org/\u202egnp.a',
    'https://user:pw@example.org/a.png',
  ])('may not name the picture %j', (imageUrl) =>
    expect(checkFields(Object.assign(new EditMascotRequest(), { imageUrl }))).toHaveLength(1),
  );

  it.each(['https://example.org/a.png', 'data:image/png;base64,AAAA', `/pictures/${'a'.repeat(64)}.webp`])(
    'may show %s',
    (imageUrl) => expect(checkFields(Object.assign(new MascotInput(), valid, { imageUrl }))).toEqual([]),
  );

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html;base64,AAAA', '//example.org/a.png'])(
    'may not show %s',
    (imageUrl) => expect(checkFields(Object.assign(new MascotInput(), valid, { imageUrl }))).toHaveLength(1),
  );

  it('is active or inactive', () => {
    expect(checkFields(Object.assign(new MascotInput(), valid, { status: 'gone' }))).toEqual([
      { path: 'status', message: 'Status must be active or inactive' },
    ]);
  });
});

describe('the directory query', () => {
  it('lists 100 of the newest by default', () => {
    expect(new ListMascotsQuery()).toMatchObject({ limit: 100, offset: 0, sortBy: 'createdAt', sortOrder: 'desc' });
  });

  it.each([
    { limit: 0 },
    { limit: 501 },
    { offset: -1 },
    { sortBy: 'password' },
    { sortOrder: 'up' },
    { status: 'gone' },
    { minCuteness: 0 },
    { maxHumor: 11 },
  ])('rejects %p', (fields) => expect(checkFields(Object.assign(new ListMascotsQuery(), fields))).toHaveLength(1));
});
