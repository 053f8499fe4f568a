import {
  actorText,
  diffFields,
  eventTitle,
  flattenFields,
  fieldTitle,
  sizeText,
  valueText,
  showBidiControls,
} from './texts';

describe('event texts', () => {
  it('writes the type of an event as a sentence', () => {
    expect(eventTitle('SubmissionApproved')).toBe('Submission approved');
    expect(eventTitle('MascotImageChanged')).toBe('Mascot image changed');
  });

  it.each([
    [null, 'empty'],
    ['', 'empty'],
    [[], 'empty'],
    ['Java', 'Java'],
    [7, '7'],
    [['one', 'two'], 'one, two'],
    ['2024-03-05T12:00:00.000Z', expect.stringMatching(/^Mar 5, 2024 \d\d:00$/)],
    [{ name: 'Duke' }, '{"name":"Duke"}'],
  ])('writes the value %j in one line', (value, text) => {
    expect(valueText(value)).toEqual(text);
  });

  it('uses the labels of the forms, and splits other field names into words', () => {
    expect(fieldTitle('visualDesc')).toBe('Visual description');
    expect(fieldTitle('mascotSlug')).toBe('Page of the mascot');
    expect(fieldTitle('processedAt')).toBe('Processed at');
  });

  it('names an admin only where the log does', () => {
    expect(actorText({ kind: 'admin', id: 'ann' })).toBe('admin ann');
    expect(actorText({ kind: 'team', id: 'mascotdex' })).toBe('team mascotdex');
    expect(actorText({ kind: 'admin' })).toBe('admin');
    expect(actorText({ kind: 'system', id: 'hash-chain' })).toBe('system');
    expect(actorText({ kind: 'visitor' })).toBe('visitor');
  });
});

describe('showBidiControls', () => {
  it('makes bidi controls visible and changes nothing else', () => {
    expect(showBidiControls('Tux\u202egnp.exe\u202c')).toBe(String.raw`Tux\u202egnp.exe\u202c`);
    expect(showBidiControls('דובי 🐻‍❄️!')).toBe('דובי 🐻‍❄️!');
  });
});

describe('size text', () => {
  it.each<[number | null, string]>([
    [null, 'Not known'],
    [0, '0\u00a0B'],
    [999, '999\u00a0B'],
    [498_000, '498\u00a0kB'],
    [1_000_000, '1\u00a0MB'],
    [83_751_234_567, '83.8\u00a0GB'],
  ])('formats %s bytes as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
});

describe('diffFields', () => {
  it('lists the fields of a payload with the others', () => {
    expect(flattenFields({ status: 'pending', payload: { name: 'Tux' } })).toEqual([
      ['status', 'pending'],
      ['name', 'Tux'],
    ]);
  });

  it('finds differences from the read model', () => {
    const folded = { name: 'Tux', facts: ['Swims'], style: null, humor: 5 };
    expect(diffFields(folded, { name: 'Tux', facts: ['Swims'], humor: 5, likes: 3 })).toEqual([]);
    expect(diffFields(folded, { ...folded, humor: 6, facts: [] })).toEqual([
      { field: 'facts', replayed: ['Swims'], shown: [] },
      { field: 'humor', replayed: 5, shown: 6 },
    ]);
  });
});
