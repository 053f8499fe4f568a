import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { start, type Started } from './app/start.js';
import { startFailure } from './platform/errors/start-failure.js';

// Garbage may lie about until it is as much as what lives. By its own rule V8 waits for several times that while a process is small, and
// keeps the memory: half an hour of visitors made 500 MB of 80 that live.
setFlagsFromString('--heap-growing-percent=100');

/** Longest that requests under way may take once the process is asked to end, in milliseconds. */
const SHUTDOWN_LIMIT_MS = 10_000;

function announce({ address, adminToken, adminTokenMade, dataDirectory }: Started): void {
  const ready = { kind: 'ready', address, adminToken, adminTokenMade, dataDir: dataDirectory };
  process.send?.(ready);
}

function stopOnSignals(started: Started): void {
  const stop = (): void => {
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    void started.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Marcel OS could not stop in order: ${startFailure(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Whoever started this process as its child is gone.
  process.once('disconnect', stop);
}

try {
  const started = await start(process.env);
  stopOnSignals(started);
  announce(started);
} catch (error) {
  process.stderr.write(`Marcel OS cannot start: ${startFailure(error)}\n`);
  process.exit(1);
}
