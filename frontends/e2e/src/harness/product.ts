import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEngineServers, type EngineServers } from './engine-servers';
import { startBackend, type BackendProcess } from './backend-process';

export interface ProductOptions {
  /** Environment variables of the backend, over the harness's own. */
  env?: Record<string, string>;
  /** FerretDB's program, for a product on the scale-out engines instead of the embedded ones. */
  ferretDb?: string | undefined;
}

const ADMIN_TOKEN = 'the-admin-token-of-the-browser-tests';

/** The composed product, served by the built backend from a data folder of its own. */
export class Product {
  readonly adminToken = ADMIN_TOKEN;

  constructor(
    readonly dataDir: string,
    private readonly env: NodeJS.ProcessEnv,
    private backend: BackendProcess,
    private readonly engines?: EngineServers,
  ) {}

  /** Origin of the running product; a restart keeps it. */
  get address(): string {
    return this.backend.address;
  }

  /** Absolute address of a path such as `/mascotdx`. */
  url(pathname: string): string {
    return new URL(pathname, this.address).href;
  }

  /** What the backend has written since its last start. */
  output(): string {
    return this.backend.output();
  }

  /** Ends the process as a crash would: at once, without any clean-up. The data folder stays for a `restart`. */
  async kill(): Promise<void> {
    await this.backend.end('SIGKILL');
  }

  /** Starts again on the same address and data folder, after a clean stop when it is still running. */
  async restart(): Promise<void> {
    await this.backend.end('SIGTERM');
    this.backend = await startBackend({ ...this.env, PORT: new URL(this.address).port });
  }

  /**
   * Stops cleanly and removes the data folder.
   *
   * @throws when the backend ends with a failure code.
   */
  async stop(): Promise<void> {
    const code = await this.backend.end('SIGTERM');
    await this.engines?.stop();
    await rm(this.dataDir, { recursive: true, force: true });
    if (code) throw new Error(`The backend stopped with code ${code}:\n${this.output()}`);
  }
}

/** Starts the built product with rate limits off and the demonstration mascots in its directory. */
export async function startProduct({ env = {}, ferretDb }: ProductOptions = {}): Promise<Product> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marcel-e2e-'));
  const engines = ferretDb === undefined ? undefined : await startEngineServers(ferretDb);
  const settings: NodeJS.ProcessEnv = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    ADMIN_TOKEN,
    RATE_LIMIT: 'off',
    SEED_DEMO: 'true',
    ...engines?.env,
    ...env,
  };
  return new Product(dataDir, settings, await startBackend(settings), engines);
}
