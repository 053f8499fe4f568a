import { aSubmission } from '../testing/fixtures';
import { countByStatus } from './submission-page';

it('counts submissions by their state', () => {
  const states = ['pending', 'approved', 'pending'] as const;
  expect(countByStatus(states.map((status) => aSubmission({ status })))).toEqual({
    pending: 2,
    approved: 1,
    rejected: 0,
  });
});
