import { aSubmission } from '../../shared/testing/fixtures';
import { newest } from './components/Dashboard';

it('takes the five latest, and of two at once the later number', () => {
  const days = ['03', '01', '06', '04', '04', '05'];
  const submissions = days.map((day, id) => aSubmission({ id, createdAt: `2024-01-${day}T00:00:00Z` }));
  expect(newest(submissions).map(({ id }) => id)).toEqual([2, 5, 4, 3, 0]);
});
