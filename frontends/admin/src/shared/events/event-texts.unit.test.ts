import { actorText, eventTitle, fieldTitle, valueText } from './event-texts';

it('writes the type of an event as a sentence', () => {
  expect(eventTitle('SubmissionApproved')).toBe('Submission approved');
  expect(eventTitle('MascotImageChanged')).toBe('Mascot image changed');
});

it.each([
  [null, 'nothing'],
  ['', 'nothing'],
  [[], 'nothing'],
  ['Java', 'Java'],
  [7, '7'],
  [['one', 'two'], 'one, two'],
  ['2024-03-05T12:00:00.000Z', expect.stringMatching(/^Mar 5, 2024 \d\d:00$/)],
  [{ name: 'Duke' }, '{"name":"Duke"}'],
])('writes the value %j in one line', (value, text) => {
  expect(valueText(value)).toEqual(text);
});

it('calls a field as the forms do, and others in words', () => {
  expect(fieldTitle('visualDesc')).toBe('Visual description');
  expect(fieldTitle('mascotSlug')).toBe('Page of the mascot');
  expect(fieldTitle('processedAt')).toBe('Processed at');
});

it('names an admin where the log does, and nobody else', () => {
  expect(actorText({ kind: 'admin', id: 'ann' })).toBe('admin ann');
  expect(actorText({ kind: 'team', id: 'mascotdex' })).toBe('team mascotdex');
  expect(actorText({ kind: 'admin' })).toBe('admin');
  expect(actorText({ kind: 'system', id: 'hash-chain' })).toBe('system');
  expect(actorText({ kind: 'visitor' })).toBe('visitor');
});
