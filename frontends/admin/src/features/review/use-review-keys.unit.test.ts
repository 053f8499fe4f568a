import { aSubmission } from '../../shared/testing/fixtures';
import { findNeighbors } from './use-review-keys';

const at = (id: number, day: number, status: 'pending' | 'approved' = 'pending') =>
  aSubmission({ id, status, createdAt: `2024-03-0${day}T09:00:00Z` });

const ALL = [at(4, 4), at(3, 3, 'approved'), at(2, 2), at(1, 1)];
const around = (current: ReturnType<typeof at>) => {
  const { next, previous } = findNeighbors(ALL, current);
  return [previous?.id, next?.id];
};

it('returns the next older and younger submissions, and skips decided ones', () => {
  expect(around(at(2, 2))).toEqual([1, 4]);
  expect(around(at(3, 3, 'approved'))).toEqual([2, 4]);
});

it('starts again at the ends', () => {
  expect(around(at(4, 4))).toEqual([2, 1]);
  expect(around(at(1, 1))).toEqual([4, 2]);
});

it('returns nothing when no other submission is pending', () => {
  expect(findNeighbors([at(1, 1)], at(1, 1))).toEqual({ next: undefined, previous: undefined });
});
