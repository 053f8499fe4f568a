import { collect } from '../event-store/event-store.js';
import { groupIntoAppends } from './restore.js';

const metadata = {
  time: '2026-01-01T00:00:00.000Z',
  correlationId: 'correlation',
  causationId: 'causation',
  actor: { kind: 'visitor' },
  command: 'Command',
  schemaVersion: 1,
};

const line = (stream: string, revision: number, data: unknown = {}) =>
  JSON.stringify({ stream, revision, id: `${stream}-${revision}`, type: 'Happened', data, metadata });

async function* given(...lines: string[]): AsyncGenerator<string> {
  yield* lines;
}

const idsIn = async (lines: AsyncIterable<string>) =>
  (await collect(groupIntoAppends(lines))).map((append) => append.map(({ id }) => id));

describe('groupIntoAppends', () => {
  it('groups consecutive events of one stream and keeps the order', async () => {
    const lines = given(line('a', 0), line('a', 1), line('b', 0), line('a', 2));
    expect(await idsIn(lines)).toEqual([['a-0', 'a-1'], ['b-0'], ['a-2']]);
  });

  it('splits events that exceed one append', async () => {
    const much = 'x'.repeat(100_000);
    expect(await idsIn(given(line('a', 0, much), line('a', 1, much)))).toEqual([['a-0'], ['a-1']]);
  });

  it('returns no appends for an empty log', async () => {
    expect(await idsIn(given())).toEqual([]);
  });

  it('rejects a line that is not an event', async () => {
    await expect(idsIn(given('{}'))).rejects.toThrow('stream');
  });
});
