import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ADMIN_TIMES_MS } from '../times';

const waiting = new WeakMap<QueryClient, { keys: QueryKey[]; ended: Promise<void> }>();
const underway = new WeakMap<QueryClient, Promise<void>>();

export function refreshSoon(client: QueryClient, queryKey: QueryKey = []): Promise<void> {
  const round = waiting.get(client);
  if (round !== undefined) {
    round.keys.push(queryKey);
    return round.ended;
  }
  const keys = [queryKey];
  const ended = begin(client, keys);
  waiting.set(client, { keys, ended });
  return ended;
}

async function begin(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ADMIN_TIMES_MS.refreshTogether));
  await underway.get(client);
  waiting.delete(client);
  const work = Promise.all(widest(keys).map((queryKey) => client.invalidateQueries({ queryKey }))).then(
    () => undefined,
  );
  underway.set(client, work);
  await work;
}

const widest = (keys: readonly QueryKey[]): QueryKey[] =>
  keys.filter(
    (key, index) =>
      !keys.some(
        (other, place) => (other.length < key.length || place < index) && other.every((part, at) => part === key[at]),
      ),
  );
