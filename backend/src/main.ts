import 'reflect-metadata';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { start, type RunningProduct } from './app/start.js';
import { processEnvironments, ClusterProcesses } from './app/cluster-processes.js';
import { readSettings } from './platform/config/settings.js';
import { createLogger } from './platform/observability/logging/logger.js';
import { describeStartFailure } from './platform/errors/start-failure.js';

// Collects garbage once the heap has doubled. By default, V8 lets a small heap grow several times larger and keeps the memory: half an hour
// of visitors took 500 MB, 80 MB of it live.
setFlagsFromString('--heap-growing-percent=100');
// Collects garbage once after work has ended. By default, V8 does so three times, of which only the first returns memory.
setFlagsFromString('--memory-reducer-single-gc');

/** Time limit for requests under way at shutdown, in milliseconds. */
const SHUTDOWN_LIMIT_MS = 10_000;

/** @param signal cancels an incomplete start */
async function run(signal: AbortSignal): Promise<RunningProduct> {
  const settings = readSettings(process.env);
  if (settings.workers === 1 || cluster.isWorker) return start(process.env, { signal });
  const { ready, processes } = await ClusterProcesses.start(
    processEnvironments(settings),
    createLogger(settings.logLevel),
    signal,
  );
  return { ready, stop: () => processes.stop() };
}

/** Returns a signal that aborts when this process gets SIGTERM or SIGINT, and limits the time that stopping takes. */
function stopRequest(): AbortSignal {
  const stopping = new AbortController();
  const stop = (): void => {
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    stopping.abort();
  };
  // `disconnect`: the parent process is gone.
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, stop);
  return stopping.signal;
}

async function runUntilStopped(signal: AbortSignal): Promise<number> {
  let running: RunningProduct | undefined;
  try {
    running = await run(signal);
    process.send?.(running.ready);
    if (!signal.aborted) await once(signal, 'abort');
    await running.stop();
  } catch (error) {
    if (running === undefined && signal.aborted) return 0;
    process.stderr.write(
      `Marcel OS cannot ${running === undefined ? 'start' : 'stop in order'}: ${describeStartFailure(error)}\n`,
    );
    return 1;
  }
  return 0;
}

process.exit(await runUntilStopped(stopRequest()));
