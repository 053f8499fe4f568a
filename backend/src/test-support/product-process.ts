import { ROUTES } from '@marcel/contracts';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { untilFree } from './free-port.js';
import { pause } from './pause.js';
import { RestClient } from './rest-client.js';

const Ready = z.object({ kind: z.literal('ready'), address: z.string(), adminToken: z.string() });
const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

export class ProductProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly rest: RestClient,
  ) {}

  static async start(dataDirectory: string, environment: NodeJS.ProcessEnv = {}): Promise<ProductProcess> {
    if (environment.PORT !== undefined) await untilFree(Number(environment.PORT));
    const child = fork(MAIN, {
      env: {
        MALLOC_ARENA_MAX: '2',
        ...process.env,
        PORT: '0',
        DATA_DIR: dataDirectory,
        RATE_LIMIT: 'off',
        SEED_DEMO: 'false',
        LOG_LEVEL: 'fatal',
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [message] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`The product ended with code ${String(code)}`))),
    ]);
    const { address, adminToken } = Ready.parse(message);
    return new ProductProcess(child, new RestClient(address, adminToken));
  }

  async untilReady(): Promise<void> {
    while ((await this.rest.get(ROUTES.ready)).status !== 200) await pause();
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  thaw(): void {
    this.child.kill('SIGCONT');
  }

  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
  }
}
