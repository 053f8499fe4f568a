import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend, type BackendProcess } from './backend-process';

export const ADMIN_TOKEN = 'the-admin-token-of-the-browser-tests';
export const AUDITOR_TOKEN = 'the-auditor-token-of-the-browser-tests';
export const BEN_TOKEN = 'the-token-of-ben-in-the-browser-tests';

export class Product {
  constructor(
    readonly dataDir: string,
    private readonly env: NodeJS.ProcessEnv,
    private backend: BackendProcess,
  ) {}

  get address(): string {
    return this.backend.address;
  }

  url(pathname: string): string {
    return new URL(pathname, this.address).href;
  }

  async kill(): Promise<void> {
    await this.backend.end('SIGKILL');
  }

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
    await rm(this.dataDir, { recursive: true, force: true });
    if (code) throw new Error(`The backend stopped with code ${code}:\n${this.backend.output()}`);
  }
}

export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marcel-e2e-'));
  const settings: NodeJS.ProcessEnv = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    ADMIN_TOKEN,
    AUDITOR_TOKEN,
    ADMIN_TOKENS: `ben:${BEN_TOKEN}`,
    RATE_LIMIT: 'off',
    SEED_DEMO: 'true',
    ...env,
  };
  return new Product(dataDir, settings, await startBackend(settings));
}
