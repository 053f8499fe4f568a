import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const SIMULATOR = path.resolve(__dirname, '../../../../backend/dist/commands/simulate/main.js');

/** The servers of the scale-out engines, with data of their own: the simulator of EventStoreDB, and FerretDB for MongoDB. */
export interface EngineServers {
  /** Settings of a backend that uses them. */
  readonly env: Record<string, string>;
  /** Ends them and removes their data. */
  stop(): Promise<void>;
}

/** @param ferretDb the program, which FERRETDB_PROGRAM names in tests */
export async function startEngineServers(ferretDb: string): Promise<EngineServers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marcel-e2e-engines-'));
  const log = await startServer(process.execPath, [SIMULATOR, '--port', '0', '--data', path.join(folder, 'log')]);
  const views = await startServer(ferretDb, ['127.0.0.1:0', folder]).catch(async (error: unknown) => {
    await end(log.child);
    throw error;
  });
  return {
    env: { EVENTSTOREDB_URL: log.url, MONGODB_URL: new URL('/marcel', views.url).href },
    stop: async () => {
      await Promise.all([end(log.child), end(views.child)]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Server {
  readonly child: ChildProcess;
  readonly url: string;
}

/** Resolves once the server has said where it listens. */
async function startServer(program: string, options: string[]): Promise<Server> {
  const child = spawn(program, options, { stdio: ['pipe', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = /\b(esdb|mongodb):\S+/.exec(line) ?? [];
    if (url !== undefined) return { child, url };
  }
  throw new Error(`${program} ended before it listened`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
