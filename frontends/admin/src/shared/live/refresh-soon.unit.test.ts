import { QueryClient } from '@tanstack/react-query';
import { refreshSoon } from './refresh-soon';

function watched() {
  const client = new QueryClient();
  const ends: (() => void)[] = [];
  const rounds = jest
    .spyOn(client, 'invalidateQueries')
    .mockImplementation(() => new Promise<void>((resolve) => ends.push(resolve)));
  const asked = () => rounds.mock.calls.map(([filters]) => filters?.queryKey);
  return { client, ends, asked };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('makes one round of all that is wanted in a moment, and leaves out what is included', async () => {
  const { client, ends, asked } = watched();
  const ended = [['admin', 'queue'], ['admin'], ['admin'], ['public']].map((key) => refreshSoon(client, key));
  expect(asked()).toEqual([]);
  await jest.runAllTimersAsync();
  expect(asked()).toEqual([['admin'], ['public']]);
  for (const end of ends) end();
  await Promise.all(ended);
});

it('asks for everything once somebody wants everything', async () => {
  const { client, asked } = watched();
  void refreshSoon(client, ['admin']);
  void refreshSoon(client);
  await jest.runAllTimersAsync();
  expect(asked()).toEqual([[]]);
});

it('begins the next round when this one is over', async () => {
  const { client, ends, asked } = watched();
  void refreshSoon(client, ['one']);
  await jest.runAllTimersAsync();
  void refreshSoon(client, ['two']);
  await jest.runAllTimersAsync();
  expect(asked()).toEqual([['one']]);
  ends[0]?.();
  await jest.runAllTimersAsync();
  expect(asked()).toEqual([['one'], ['two']]);
});
