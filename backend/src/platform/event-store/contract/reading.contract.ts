import { collect, type ReadAllOptions, type ReadStreamOptions } from '../event-store.js';
import { UnknownPosition } from '../errors.js';
import { dataOf, numbered, readAll, readStream, useStore, type MakeStore } from './test-support/harness.js';

const forwards = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const backwards = (from: number, to: number) => forwards(to, from).reverse();

export function describeReading(makeStore: MakeStore): void {
  describe('reading a stream', () => {
    const log = useStore(makeStore, 'all');
    beforeAll(async () => {
      await log.store.append('count-10', 'any', numbered(1));
      await log.store.append('count-2', 'any', numbered(5, 5000));
      await log.store.append('count-1', 'any', numbered(300));
      await log.store.append('count-2', 'any', numbered(5, 5005));
      await log.store.append('count-1', 'any', numbered(300, 300));
    });
    const read = async (options: ReadStreamOptions) => dataOf(await collect(log.store.readStream('count-1', options)));

    it('yields nothing for a stream that does not exist', async () => {
      expect(await collect(log.store.readStream('count'))).toEqual([]);
      expect(await collect(log.store.readStream('count', { direction: 'backwards' }))).toEqual([]);
    });

    it.each<[ReadStreamOptions, number[]]>([
      [{}, forwards(0, 599)],
      [{ from: 0 }, forwards(0, 599)],
      [{ from: 550 }, forwards(550, 599)],
      [{ from: 3, limit: 2 }, [3, 4]],
      [{ limit: 550 }, forwards(0, 549)],
      [{ limit: 5000 }, forwards(0, 599)],
      [{ from: 600 }, []],
      [{ direction: 'backwards' }, backwards(599, 0)],
      [{ direction: 'backwards', from: 2 }, [2, 1, 0]],
      [{ direction: 'backwards', limit: 1 }, [599]],
      [{ direction: 'backwards', from: 3, limit: 2 }, [3, 2]],
      [{ direction: 'backwards', from: 99_999, limit: 2 }, [599, 598]],
    ])('%j', async (options, expected) => expect(await read(options)).toEqual(expected));
  });

  describe('finding an event by its id', () => {
    const log = useStore(makeStore);

    it('finds all events of a stream, and none of another', async () => {
      const events = numbered(4);
      await log.store.append('count-1', 'no_stream', events);
      for (const recorded of await readStream(log.store, 'count-1'))
        expect(await log.store.find('count-1', recorded.id)).toEqual(recorded);
      expect(await log.store.find('count-2', events[0]!.id)).toBeUndefined();
      expect(await log.store.find('count-1', numbered(1)[0]!.id)).toBeUndefined();
    });
  });

  describe('reading the whole log', () => {
    const log = useStore(makeStore, 'all');
    const COUNT = 1050;
    let positions: string[];
    const read = async (options: ReadAllOptions) => dataOf(await collect(log.store.readAll(options)));

    it('yields nothing for an empty log', async () => {
      expect(await read({})).toEqual([]);
    });

    it('follows the order of the appends, with positions that sort as strings', async () => {
      for (let first = 0; first < COUNT; first += 210)
        await log.store.append(`count-${first % 4}`, 'any', numbered(210, first));
      positions = (await readAll(log.store)).map(({ position }) => position);
      expect(await read({})).toEqual(forwards(0, COUNT - 1));
      expect(new Set(positions.map(({ length }) => length)).size).toBe(1);
      expect([...positions].sort()).toEqual(positions);
      expect(new Set(positions).size).toBe(COUNT);
    });

    it('starts after a position', async () => {
      expect(await read({ from: positions[1020] })).toEqual(forwards(1021, COUNT - 1));
      expect(await read({ from: positions[10], limit: 2 })).toEqual([11, 12]);
      expect(await read({ from: positions[COUNT - 1] })).toEqual([]);
      expect(await read({ limit: 1020 })).toEqual(forwards(0, 1019));
    });

    it('ends where the log ended when reading began', async () => {
      const from = positions.at(-4);
      const seen = [];
      for await (const { data } of log.store.readAll({ from })) {
        seen.push(data);
        await log.store.append('count-1', 'any', numbered(1, 100));
      }
      expect(seen).toEqual(forwards(COUNT - 3, COUNT - 1));
    });

    it('rejects an invalid position', async () => {
      await expect(read({ from: "1' OR 1=1" })).rejects.toBeInstanceOf(UnknownPosition);
      await expect(read({ from: '' })).rejects.toBeInstanceOf(UnknownPosition);
    });
  });
}
