import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { refreshSoon } from './refresh-soon';

function watched(...keys: QueryKey[]) {
  const client = new QueryClient();
  for (const key of keys) client.setQueryData(key, 'data');
  const ends: (() => void)[] = [];
  const invalidate = client.invalidateQueries.bind(client);
  const rounds = jest.spyOn(client, 'invalidateQueries').mockImplementation((filters) => {
    void invalidate(filters);
    return new Promise<void>((resolve) => ends.push(resolve));
  });
  const refreshed = () => keys.filter((key) => client.getQueryState(key)?.isInvalidated);
  return { client, ends, rounds, refreshed };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('combines all refreshes of a short interval', async () => {
  const { client, ends, rounds, refreshed } = watched(['admin', 'queue'], ['admin', 'list'], ['public'], ['other']);
  const ended = [['admin', 'queue'], ['admin'], ['public']].map((key) => refreshSoon(client, key));
  expect(refreshed()).toEqual([]);
  await jest.runAllTimersAsync();
  expect(rounds).toHaveBeenCalledTimes(1);
  expect(refreshed()).toEqual([['admin', 'queue'], ['admin', 'list'], ['public']]);
  for (const end of ends) end();
  await Promise.all(ended);
});

it('refreshes everything when one request asks for everything', async () => {
  const { client, refreshed } = watched(['admin'], ['public']);
  void refreshSoon(client, ['admin']);
  void refreshSoon(client);
  await jest.runAllTimersAsync();
  expect(refreshed()).toEqual([['admin'], ['public']]);
});

it('starts the next refresh after the current one ends', async () => {
  const { client, ends, refreshed } = watched(['one'], ['two']);
  void refreshSoon(client, ['one']);
  await jest.runAllTimersAsync();
  void refreshSoon(client, ['two']);
  await jest.runAllTimersAsync();
  expect(refreshed()).toEqual([['one']]);
  ends[0]?.();
  await jest.runAllTimersAsync();
  expect(refreshed()).toEqual([['one'], ['two']]);
});
