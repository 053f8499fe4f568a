import type { SubmissionState } from './submission-states.collection.js';

/** What a submission was called at a time, when it had come, and since when it stood as it did; undefined before it came. */
export function submissionAt(states: readonly SubmissionState[], until: number) {
  const told = states.filter(({ at }) => at <= until);
  const [first, last] = [states[0], told.at(-1)];
  const called = told.findLast((state) => state.called !== null)?.called ?? first?.called;
  if (first === undefined || last === undefined || !called) return undefined;
  const { status, at } = last;
  return { ...called, status, createdAt: timeOf(first.at), since: timeOf(at) };
}

const timeOf = (ms: number): string => new Date(ms).toISOString();
