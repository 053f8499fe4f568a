import { checkFields } from '@marcel/contracts';
import { EMPTY_SUBMISSION, findField, type SubmissionValues, toFormData, toRequest } from './values';

const tux: SubmissionValues = {
  ...EMPTY_SUBMISSION,
  userName: ' Ada Lovelace ',
  email: 'ada@example.com',
  linkedinUrl: 'https://www.linkedin.com/in/ada',
  name: 'Tux',
  brand: 'Linux',
  type: 'Animal',
  historyOverview: 'Drawn for a competition.',
  facts: [{ text: ' Sits ' }, { text: '  ' }, { text: 'Is well fed' }],
  cuteness: 9,
};

test('builds a trimmed request with longevity and history', () => {
  const image = new File(['x'], 'tux.png', { type: 'image/png' });
  expect(Object.fromEntries(toFormData(tux, image))).toEqual({
    userEmail: 'ada@example.com',
    linkedinUrl: 'https://www.linkedin.com/in/ada',
    userName: 'Ada Lovelace',
    contributor: 'Ada Lovelace',
    name: 'Tux',
    brand: 'Linux',
    type: 'Animal',
    cuteness: '9',
    humor: '5',
    rebel: '5',
    weirdness: '5',
    facts: '["Sits","Is well fed"]',
    image,
  });
});

test("a filled form is valid by the request's rules", () => {
  expect(checkFields(toRequest(tux))).toEqual([]);
});

test.each([
  ['payload.name', 'name'],
  ['payload.facts.2', 'facts'],
  ['payload.contributor', 'userName'],
  ['userEmail', 'email'],
  ['linkedinUrl', 'linkedinUrl'],
  ['payload.slug', null],
  ['constructor', null],
])('maps the path %s to the field %p', (path, field) => {
  expect(findField(path)).toBe(field);
});
