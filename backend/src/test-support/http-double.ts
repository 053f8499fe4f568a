import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

export class HttpDouble {
  readonly asked: URL[] = [];

  private constructor(
    private readonly server: Server,
    readonly address: string,
  ) {}

  static async start(behaviour: Behaviour): Promise<HttpDouble> {
    const server = createServer((request, response) => {
      double.asked.push(new URL(request.url ?? '', double.address));
      behaviour(request, response);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const bound = server.address();
    if (bound === null || typeof bound === 'string') throw new Error('The double listens on no port');
    const double = new HttpDouble(server, `http://127.0.0.1:${bound.port}`);
    return double;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

export const answering =
  (body: unknown, status = 200): Behaviour =>
  (_, response) =>
    void response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
