import { runBulkSearch, type BulkProgress } from './bulk-search';

const MASCOTS = ['Tux', 'Duke', 'Astro'].map((name, index) => ({ id: index + 1, name, brand: '', imageUrl: null }));

function steps(search: (name: string) => void = () => undefined) {
  const log: string[] = [];
  const seen: BulkProgress[] = [];
  return {
    log,
    seen,
    search: ({ name }: { name: string }) => {
      log.push(name);
      return Promise.resolve().then(() => search(name));
    },
    pause: () => {
      log.push('pause');
      return Promise.resolve();
    },
    messageOf: (error: unknown) => (error instanceof Error ? error.message : 'Unknown error'),
    onProgress: (progress: BulkProgress) => void seen.push(progress),
  };
}

it('goes through the mascots one by one, with a pause between', async () => {
  const bulk = steps();
  const end = await runBulkSearch(MASCOTS, bulk, new AbortController().signal);
  expect(bulk.log).toEqual(['Tux', 'pause', 'Duke', 'pause', 'Astro']);
  expect(end).toEqual({ total: 3, done: 3, current: null, errors: [] });
  expect(bulk.seen.map(({ done, current }) => [done, current])).toEqual([
    [0, 'Tux'],
    [1, null],
    [1, 'Duke'],
    [2, null],
    [2, 'Astro'],
    [3, null],
  ]);
});

it('notes the error of a mascot and goes on', async () => {
  const bulk = steps((name) => {
    if (name === 'Duke') throw new Error('Quota reached');
  });
  const end = await runBulkSearch(MASCOTS, bulk, new AbortController().signal);
  expect(end).toMatchObject({ done: 3, errors: [{ name: 'Duke', message: 'Quota reached' }] });
});

it('stops after the mascot at hand', async () => {
  const stopping = new AbortController();
  const bulk = steps(() => stopping.abort());
  const end = await runBulkSearch(MASCOTS, bulk, stopping.signal);
  expect(bulk.log).toEqual(['Tux', 'pause']);
  expect(end.done).toBe(1);
});
