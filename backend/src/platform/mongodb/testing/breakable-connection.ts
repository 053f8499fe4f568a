import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export interface BreakableConnection {
  readonly url: string;
  /** Breaks the next connection that sends this text, before the server receives it. */
  breakAt(text: string): void;
  close(): Promise<void>;
}

/** @param serverUrl of a single server, with its port */
export async function breakableConnection(serverUrl: string): Promise<BreakableConnection> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let fatal: string | undefined;
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
    server.on('data', (bytes) => client.write(bytes));
    client.on('data', (bytes) => {
      if (fatal === undefined || !bytes.includes(fatal)) return void server.write(bytes);
      fatal = undefined;
      client.destroy();
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${portOf(proxy)}`;
  url.searchParams.set('directConnection', 'true');
  return {
    url: url.href,
    breakAt: (text) => void (fatal = text),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy listens on no port');
  return address.port;
}
