import { eventTitle, valueText } from './event-texts';

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
