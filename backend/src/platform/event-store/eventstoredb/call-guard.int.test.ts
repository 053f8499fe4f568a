import { idsOf, numbered, readAll } from '../contract/test-support/harness.js';
import { useSimulator } from '../../../test-support/testing/use-simulator.js';
import { guardCalls } from './connection.js';
import { EventStoreDBClient } from '@eventstore/db-client';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';

describe('Two stores in one process', () => {
  const healthy = useSimulator();
  const failing = useSimulator();

  it('continue to append, each event once, when the connection of one fails', async () => {
    const [store, other] = [healthy.openStore(), failing.openStore()];
    await store.append('count-1', 'no_stream', numbered(1));
    await other.append('count-1', 'no_stream', numbered(1));
    const events = numbered(50);
    // The answers arrive after the other client has emptied the table that both share.
    healthy.simulator.faults.hang();
    const appends = events.map((event) => store.append('count-2', 'any', [event]));
    failing.simulator.faults.hang();
    const otherAppend = other.append('count-2', 'any', numbered(1));
    failing.simulator.dropConnections();
    failing.simulator.faults.resume();
    await otherAppend;
    healthy.simulator.faults.resume();
    await Promise.all(appends);
    const recorded = (await readAll(store)).filter(({ stream }) => stream === 'count-2');
    expect(idsOf(recorded).sort()).toEqual(idsOf(events).sort());
  });
});

const openAtOnce = (_type: unknown, _name: unknown, open: (grpcClient: object) => unknown): unknown =>
  open({ close: () => undefined });

describe('The guard of calls', () => {
  it('throws when the client has changed incompatibly', () => {
    const client = EventStoreDBClient.connectionString('esdb://localhost:1?tls=false');
    Object.defineProperty(client, 'GRPCStreamCreator', { value: undefined });
    const observer = { streamOpened: () => undefined, appendAnswered: () => undefined, appendsEnded: () => undefined };
    expect(() => guardCalls(client, observer)).toThrow('The EventStoreDB client has no GRPCStreamCreator any more');
  });

  it('ignores a late response, on which the client would throw', async () => {
    const client = EventStoreDBClient.connectionString('esdb://localhost:1?tls=false');
    Object.defineProperty(client, 'GRPCStreamCreator', { value: openAtOnce });
    const [ended, answered] = [jest.fn(), jest.fn()];
    guardCalls(client, { streamOpened: () => undefined, appendAnswered: answered, appendsEnded: ended });
    const answers = new PassThrough({ objectMode: true, highWaterMark: 1 }).on('data', () => {
      throw new Error('Nobody waits for this answer');
    });
    const guarded: unknown = Reflect.get(client, 'GRPCStreamCreator');
    if (typeof guarded !== 'function') throw new TypeError('The factory is gone');
    await Reflect.apply(guarded, client, ['type', 'name', () => answers, new WeakMap()]);
    expect(() => answers.emit('data', 'late')).not.toThrow();
    expect(answered).toHaveBeenCalledTimes(1);
    expect(answers.write('x'.repeat(100))).toBe(true);
    answers.end();
    await once(answers, 'end');
    await new Promise(setImmediate);
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
