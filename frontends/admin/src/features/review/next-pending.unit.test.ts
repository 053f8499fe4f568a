import { aSubmission } from '../../shared/testing/fixtures';
import { nextPending } from './next-pending';

const CURRENT = aSubmission({ id: 1, createdAt: '2024-01-01T00:00:00Z' });
const OLDER = aSubmission({ id: 2, createdAt: '2024-01-02T00:00:00Z' });
const NEWER = aSubmission({ id: 3, createdAt: '2024-01-03T00:00:00Z' });
const DECIDED = aSubmission({ id: 4, createdAt: '2023-12-31T00:00:00Z', status: 'approved' });

it('is the one that waits longest', () => {
  expect(nextPending([NEWER, OLDER, DECIDED, CURRENT], CURRENT)).toBe(OLDER);
});

it('is none when no other one waits', () => {
  expect(nextPending([DECIDED, CURRENT], CURRENT)).toBeUndefined();
});
