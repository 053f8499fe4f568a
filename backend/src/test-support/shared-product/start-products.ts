import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import * as z from 'zod';

export const ADMIN_TOKEN = 'the-admin-token-of-the-tests';
export const GRACE_TOKEN = 'the-token-of-grace-in-the-tests';
const AUDITOR_TOKEN = 'the-auditor-token-of-the-tests';

const SHARED_SETTINGS = {
  HOST: '127.0.0.1',
  PORT: '0',
  ADMIN_TOKEN,
  ADMIN_TOKENS: `grace:${GRACE_TOKEN}`,
  AUDITOR_TOKEN,
  RATE_LIMIT: 'off',
  TRUST_PROXY: 'on',
  SEED_DEMO: 'false',
  LOG_LEVEL: 'fatal',
};

const MAIN = path.resolve(__dirname, '../../../dist/server/main.js');
const Ready = z.object({ address: z.url() });

interface StartedProduct {
  readonly child: ChildProcess;
  readonly dataDirectory: string;
  readonly address: string;
}

declare global {
  var startedProducts: readonly StartedProduct[];
}

export default async function startProducts({ maxWorkers }: { readonly maxWorkers: number }): Promise<void> {
  globalThis.startedProducts = await Promise.all(Array.from({ length: maxWorkers }, startProduct));
  process.env.SHARED_PRODUCTS = JSON.stringify(globalThis.startedProducts.map(({ address }) => address));
}

async function startProduct(): Promise<StartedProduct> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'marcel-shared-'));
  const folders = {
    DATA_DIR: dataDirectory,
    FRONTENDS_DIR: dataDirectory,
    BACKUP_DIR: path.join(dataDirectory, 'backups'),
  };
  const child = fork(MAIN, {
    env: { ...process.env, ...SHARED_SETTINGS, ...folders },
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The product ended with code ${String(code)}; is it built (npm run build)?`);
  });
  const [message]: unknown[] = await Promise.race([once(child, 'message'), ended]);
  return { child, dataDirectory, address: Ready.parse(message).address };
}
