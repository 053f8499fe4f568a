import { PassThrough } from 'node:stream';
import { Connection, ConnectionDiscarded, ownConnection } from './connection.js';

const never = new Promise<never>(() => undefined);

describe('A connection', () => {
  async function stuck() {
    const connection = new Connection('esdb://localhost:1?tls=false', 1);
    jest.spyOn(connection.client, 'dispose').mockReturnValue(never);
    const close = jest.fn();
    const grpcClient = class {
      close = close;
    };
    const factory: unknown = Reflect.get(connection.client, 'GRPCStreamCreator');
    if (typeof factory !== 'function') throw new TypeError('The factory is gone');
    const opener: unknown = Reflect.apply(factory, connection.client, [grpcClient, 'name', () => new PassThrough()]);
    if (typeof opener !== 'function') throw new TypeError('The factory has changed');
    await Reflect.apply(opener, undefined, []);
    return { connection, close };
  }

  it('rejects pending calls with the reason when it is discarded', async () => {
    const { connection } = await stuck();
    void connection.discard();
    expect(connection.discarded.aborted).toBe(true);
    expect(connection.discarded.reason).toBeInstanceOf(ConnectionDiscarded);
  });

  it('cancels calls in the next turn of the event loop only, because a write may be in progress', async () => {
    const { connection } = await stuck();
    const discarded = connection.discard();
    await Promise.resolve();
    expect(connection.client.dispose).not.toHaveBeenCalled();
    await discarded;
    expect(connection.client.dispose).toHaveBeenCalledTimes(1);
  });

  it('closes its channels when disposing of the client exceeds its timeout', async () => {
    const { connection, close } = await stuck();
    await connection.discard();
    expect(close).toHaveBeenCalledTimes(1);
    await connection.discard();
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('A separate connection', () => {
  it.each([
    ['esdb://a:2113', 'esdb://a:2113?keepAliveInterval=10002'],
    ['esdb://a:2113/', 'esdb://a:2113?keepAliveInterval=10002'],
    ['esdb://a?tls=false', 'esdb://a?tls=false&keepAliveInterval=10002'],
    ['esdb://a?keepAliveInterval=20000', 'esdb://a?keepAliveInterval=20000&keepAliveInterval=20002'],
    ['esdb://a?keepAliveInterval=-1', 'esdb://a?keepAliveInterval=-1&keepAliveInterval=-1'],
  ])('differs from others of %s by its keep-alives', (url, expected) => {
    expect(ownConnection(url, 2)).toBe(expected);
  });
});
