import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';

const FRONTENDS = path.resolve(__dirname, '../../..');

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** What a request gets instead of the file it asks for. */
export type Fault = (answer: ServerResponse) => void;

/** Which requests fail, and how; the others get their files. */
export type Faults = (file: string) => Fault | undefined;

/** A team's own server of its built remote: another origin, whose hashed files caches may keep for good. */
export class RemoteServer {
  faults: Faults = () => undefined;

  private readonly server = createServer((request, answer) => void this.answer(request.url ?? '/', answer));

  constructor(private readonly folder: string) {}

  /** Serves what a frontend's build made. */
  static start(frontend: string): Promise<RemoteServer> {
    return RemoteServer.startIn(path.join(FRONTENDS, frontend, 'dist'));
  }

  /** Serves what lies in a folder. */
  static async startIn(folder: string): Promise<RemoteServer> {
    const server = new RemoteServer(folder);
    await once(server.server.listen(0, '127.0.0.1'), 'listening');
    return server;
  }

  get origin(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port: it is not running');
    return `http://127.0.0.1:${address.port}`;
  }

  get entry(): string {
    return `${this.origin}/mf-manifest.json`;
  }

  /** Stops at once: those who still wait get no answer. */
  async stop(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private async answer(url: string, answer: ServerResponse): Promise<void> {
    const file = new URL(url, this.origin).pathname;
    answer.setHeader('access-control-allow-origin', '*');
    const fault = this.faults(file);
    if (fault) return fault(answer);
    try {
      const content = await readFile(path.join(this.folder, path.posix.normalize(file)));
      answer.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
      answer.setHeader('cache-control', file.endsWith('.json') ? 'no-cache' : 'public, max-age=31536000, immutable');
      answer.end(content);
    } catch {
      answer.writeHead(404).end();
    }
  }
}
