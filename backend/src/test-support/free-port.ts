import { createServer, type AddressInfo } from 'node:net';

/** A port of this machine that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!isOfPort(address)) throw new Error('A server on a port has one');
  return address.port;
}

const isOfPort = (address: ReturnType<ReturnType<typeof createServer>['address']>): address is AddressInfo =>
  typeof address === 'object' && address !== null;
