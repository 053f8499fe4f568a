import { connect, createServer, type Server, type Socket } from 'node:net';

export class NetworkLink {
  private readonly ends = new Set<Socket>();
  private isCut = false;

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  /** @param target port of the server, on this machine */
  static async to(target: number): Promise<NetworkLink> {
    const server = createServer({ allowHalfOpen: false });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    if (bound === null || typeof bound === 'string') throw new TypeError('A server without a port');
    const link = new NetworkLink(server, bound.port);
    server.on('connection', (near) => link.join(near, target));
    return link;
  }

  cut(): void {
    this.isCut = true;
  }

  restore(): void {
    this.isCut = false;
    for (const end of this.ends) end.destroy();
  }

  async close(): Promise<void> {
    for (const end of this.ends) end.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(near: Socket, target: number): void {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(from);
      from.on('data', (chunk) => void (this.isCut || to.write(chunk)));
      // Closing one end closes the other; a close follows each error.
      from.on('error', () => undefined);
      from.on('close', () => {
        this.ends.delete(from);
        to.destroy();
      });
    }
  }
}
