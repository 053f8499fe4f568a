import { createProbe } from './health.controller.js';

type Problem = string | undefined;

function hanging() {
  let tell: (problem: Problem) => void = () => undefined;
  const check = jest.fn(() => new Promise<Problem>((resolve) => (tell = resolve)));
  return { check, tell: (problem: Problem) => tell(problem) };
}

it('responds in time while a check hangs, and with its outcome once there is one', async () => {
  const check = hanging();
  const probe = createProbe(check, 1);
  expect(await probe()).toBe('no answer within 0.001 s');
  expect(await probe()).toBe('no answer within 0.001 s');
  expect(check.check).toHaveBeenCalledTimes(1);
  const answer = probe();
  check.tell('away');
  expect(await answer).toBe('away');
});

it('runs once for concurrent probes, and again for later ones', async () => {
  const check = hanging();
  const probe = createProbe(check);
  const both = Promise.all([probe(), probe()]);
  check.tell('away');
  expect(await both).toEqual(['away', 'away']);
  const later = probe();
  check.tell(undefined);
  expect(await later).toBeUndefined();
  expect(check.check).toHaveBeenCalledTimes(2);
});

it('does not reveal the error of a failed check', async () => {
  const probe = createProbe({ check: () => Promise.reject(new Error('secret')) });
  expect(await probe()).toBe('the check itself failed');
});
