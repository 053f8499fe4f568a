import { MongoClient, MongoNetworkError } from 'mongodb';
import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { driverConnection, guardWrites } from './connect-mongo.js';

describe('The guard of writes to MongoDB', () => {
  let server: Server;
  let socket: Socket;
  beforeEach(async () => {
    server = createServer((peer) => peer.on('error', () => undefined)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    socket = createConnection(port, '127.0.0.1');
    await once(socket, 'connect');
  });
  afterEach(() => {
    socket.destroy();
    server.close();
  });

  const connectionOver = (): unknown => {
    const [hostAddress] = new MongoClient('mongodb://a').options.hosts;
    return Reflect.construct(Guarded, [socket, { id: 1, generation: 0, hostAddress }]);
  };
  const hello = (connection: unknown): Promise<unknown> => {
    const command: unknown = Reflect.get(driverConnection().prototype, 'command');
    if (typeof command !== 'function') throw new TypeError('The driver has changed');
    const namespace = { db: 'admin', toString: () => 'admin.$cmd' };
    return Promise.resolve(Reflect.apply(command, connection, [namespace, { hello: 1 }, { socketTimeoutMS: 50 }]));
  };
  const Guarded = driverConnection();
  guardWrites(Guarded);

  it('fails a command on a closing socket, where the driver would wait forever', async () => {
    const connection = connectionOver();
    socket.destroy();
    await expect(hello(connection)).rejects.toThrow(MongoNetworkError);
  });

  it('does not affect a command on an open socket, and leaves no listener', async () => {
    const connection = connectionOver();
    const listening = socket.listenerCount('close');
    const answer = hello(connection);
    // The driver writes in the next turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    expect(socket.listenerCount('close')).toBe(listening);
    await expect(answer).rejects.toThrow('timed out');
  });

  it('is installed once', () => {
    const guarded: unknown = Reflect.get(Guarded.prototype, 'writeCommand');
    guardWrites(Guarded);
    expect(Reflect.get(Guarded.prototype, 'writeCommand')).toBe(guarded);
  });

  it('throws when the driver has changed incompatibly', () => {
    expect(() => guardWrites(class {})).toThrow('The MongoDB driver has no writeCommand any more');
  });
});
