import { actorText, eventTitle, valueText } from './event-texts';

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
  [{ name: 'Duke' }, '{"name":"Duke"}'],
])('writes the value %j in one line', (value, text) => {
  expect(valueText(value)).toBe(text);
});

it('names an admin where the log does, and nobody else', () => {
  expect(actorText({ kind: 'admin', id: 'ann' })).toBe('admin ann');
  expect(actorText({ kind: 'team', id: 'mascotdex' })).toBe('team mascotdex');
  expect(actorText({ kind: 'admin' })).toBe('admin');
  expect(actorText({ kind: 'system', id: 'notary' })).toBe('system');
  expect(actorText({ kind: 'visitor' })).toBe('visitor');
});
