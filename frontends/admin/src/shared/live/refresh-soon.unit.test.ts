import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { refreshSoon } from './refresh-soon';

function makeClient(...keys: QueryKey[]) {
  const client = new QueryClient();
  for (const key of keys) client.setQueryData(key, 'data');
  const finish: (() => void)[] = [];
  const invalidate = client.invalidateQueries.bind(client);
  const spy = jest.spyOn(client, 'invalidateQueries').mockImplementation((filters) => {
    void invalidate(filters);
    return new Promise<void>((resolve) => finish.push(resolve));
  });
  const invalidated = () => keys.filter((key) => client.getQueryState(key)?.isInvalidated);
  return { client, finish, spy, invalidated };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('combines all refreshes of a short interval', async () => {
  const { client, finish, spy, invalidated } = makeClient(['admin', 'queue'], ['admin', 'list'], ['public'], ['other']);
  const refreshes = [['admin', 'queue'], ['admin'], ['public']].map((key) => refreshSoon(client, key));
  expect(invalidated()).toEqual([]);
  await jest.runAllTimersAsync();
  expect(spy).toHaveBeenCalledTimes(1);
  expect(invalidated()).toEqual([['admin', 'queue'], ['admin', 'list'], ['public']]);
  for (const end of finish) end();
  await Promise.all(refreshes);
});

it('refreshes everything when one request asks for everything', async () => {
  const { client, invalidated } = makeClient(['admin'], ['public']);
  void refreshSoon(client, ['admin']);
  void refreshSoon(client);
  await jest.runAllTimersAsync();
  expect(invalidated()).toEqual([['admin'], ['public']]);
});

it('starts the next refresh after the current one ends', async () => {
  const { client, finish, invalidated } = makeClient(['one'], ['two']);
  void refreshSoon(client, ['one']);
  await jest.runAllTimersAsync();
  void refreshSoon(client, ['two']);
  await jest.runAllTimersAsync();
  expect(invalidated()).toEqual([['one']]);
  finish[0]?.();
  await jest.runAllTimersAsync();
  expect(invalidated()).toEqual([['one'], ['two']]);
});
