import { submissionAt } from './submission-at.js';

const called = (name: string) => ({ name, brand: 'Linux' });
const STATES = [
  { submissionId: 1, at: 1000, status: 'pending', called: called('Tux') },
  { submissionId: 1, at: 5000, status: 'rejected', called: null },
  { submissionId: 1, at: 3000, status: 'pending', called: called('Tuxedo') },
] as const;

it('a submission is called as it was then, and stands since its last state', () => {
  expect(submissionAt(STATES, 1000)).toMatchObject({
    name: 'Tux',
    status: 'pending',
    since: new Date(1000).toISOString(),
  });
  expect(submissionAt(STATES, 9000)).toMatchObject({
    name: 'Tuxedo',
    status: 'pending',
    createdAt: new Date(1000).toISOString(),
    since: new Date(3000).toISOString(),
  });
});

it('there is none before it came', () => expect(submissionAt(STATES, 999)).toBeUndefined());
