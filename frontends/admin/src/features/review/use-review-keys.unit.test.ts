import { makeSubmission } from '../../shared/testing/fixtures';
import { findNeighbors } from './use-review-keys';

const sample = (id: number, day: number, status: 'pending' | 'approved' = 'pending') =>
  makeSubmission({ id, status, createdAt: `2024-03-0${day}T09:00:00Z` });

const ALL = [sample(4, 4), sample(3, 3, 'approved'), sample(2, 2), sample(1, 1)];
const neighborIds = (current: ReturnType<typeof makeSubmission>) => {
  const { next, previous } = findNeighbors(ALL, current);
  return [previous?.id, next?.id];
};

it('returns the next older and younger submissions, and skips decided ones', () => {
  expect(neighborIds(sample(2, 2))).toEqual([1, 4]);
  expect(neighborIds(sample(3, 3, 'approved'))).toEqual([2, 4]);
});

it('starts again at the ends', () => {
  expect(neighborIds(sample(4, 4))).toEqual([2, 1]);
  expect(neighborIds(sample(1, 1))).toEqual([4, 2]);
});

it('returns nothing when no other submission is pending', () => {
  expect(findNeighbors([sample(1, 1)], sample(1, 1))).toEqual({ next: undefined, previous: undefined });
});
