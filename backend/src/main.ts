import 'reflect-metadata';
import cluster from 'node:cluster';
import { setFlagsFromString } from 'node:v8';
import { start, type Started } from './app/start.js';
import { workerEnvironments, Workers } from './app/workers.js';
import { readSettings } from './platform/config/settings.js';
import { createLogger } from './platform/observability/logging/logger.js';
import { startFailure } from './platform/errors/start-failure.js';

// Collects garbage once the heap has doubled. By default, V8 lets a small heap grow several times larger and keeps the memory: half an hour
// of visitors took 500 MB, 80 MB of it live.
setFlagsFromString('--heap-growing-percent=100');

/** Time limit for requests under way at shutdown, in milliseconds. */
const SHUTDOWN_LIMIT_MS = 10_000;

const readyMessage = ({ address, adminToken, adminTokenMade, dataDirectory }: Started) => ({
  kind: 'ready',
  address,
  adminToken,
  adminTokenMade,
  dataDir: dataDirectory,
});

interface Running {
  readonly ready: object;
  stop(): Promise<void>;
}

async function run(): Promise<Running> {
  const settings = readSettings(process.env);
  if (settings.workers === 1 || cluster.isWorker) {
    const started = await start(process.env);
    return { ready: readyMessage(started), stop: () => started.stop() };
  }
  const { ready, workers } = await Workers.start(workerEnvironments(settings), createLogger(settings.logLevel));
  return { ready, stop: () => workers.stop() };
}

function stopOnSignals(running: Running): void {
  const stop = (): void => {
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    void running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Marcel OS could not stop in order: ${startFailure(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The parent process is gone.
  process.once('disconnect', stop);
}

try {
  const running = await run();
  stopOnSignals(running);
  process.send?.(running.ready);
} catch (error) {
  process.stderr.write(`Marcel OS cannot start: ${startFailure(error)}\n`);
  process.exit(1);
}
