import { coalesce } from './coalesce';

it('runs once more for all that was asked for meanwhile', async () => {
  const ends: (() => void)[] = [];
  const task = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const ask = coalesce(task);
  ask();
  ask();
  ask();
  expect(task).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(task).toHaveBeenCalledTimes(2);
});
