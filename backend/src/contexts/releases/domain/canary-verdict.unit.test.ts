import { failsMoreOften, isToldBySeveral } from './canary-verdict.js';

const figures = (failures: number, visits: number) => ({ failures, visits });

it.each([
  ['fails nearly always', figures(9, 10), figures(0, 10)],
  ['fails more often than before', figures(40, 200), figures(20, 1800)],
  ['reports each failure several times', figures(30, 10), figures(1, 90)],
])('a canary is clearly worse that %s', (_, canary, live) => expect(failsMoreOften(canary, live)).toBe(true));

it.each([
  ['never fails', figures(0, 100), figures(0, 100)],
  ['has failed a few times only', figures(4, 4), figures(0, 1000)],
  ['fails no more than what is live', figures(50, 100), figures(480, 900)],
  ['fails hardly more than what is live', figures(12, 100), figures(80, 900)],
  ['is all that visitors get', figures(9, 10), figures(0, 0)],
  ['nobody was given', figures(50, 0), figures(0, 1000)],
])('a canary is not clearly worse that %s', (_, canary, live) => expect(failsMoreOften(canary, live)).toBe(false));

it('failures of two networks are no verdict, those of three are', () =>
  expect([isToldBySeveral(2), isToldBySeveral(3)]).toEqual([false, true]));
