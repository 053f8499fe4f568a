import cluster from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pRetry from 'p-retry';
import * as z from 'zod';
import { retryForeverOptions, type BackoffPolicy } from '../platform/scheduling/retry.js';
import type { Log } from '../platform/observability/logging/log.js';
import { serveClusterMetrics } from '../platform/observability/metrics/cluster-metrics.js';
import type { Settings } from '../platform/config/settings.js';

const Ready = z.looseObject({ kind: z.literal('ready') });

type Ready = z.infer<typeof Ready>;

const RESTART_BACKOFF: BackoffPolicy = { initialDelayMs: 1000, maxDelayMs: 30_000 };

export class ClusterProcesses {
  private readonly stopping = new AbortController();

  private constructor(private readonly log: Log) {}

  /**
   * Starts one process for each environment. The first prepares the shared data before the others start.
   * @param signal cancels an incomplete start
   * @throws Error when a process ends before it is ready
   */
  static async start(
    environments: readonly NodeJS.ProcessEnv[],
    log: Log,
    signal?: AbortSignal,
  ): Promise<{ processes: ClusterProcesses; ready: Ready }> {
    const processes = new ClusterProcesses(log);
    serveClusterMetrics();
    signal?.addEventListener('abort', () => void processes.stop());
    const [first, ...others] = environments;
    try {
      const ready = await processes.startProcess(first);
      await Promise.all(others.map((environment) => processes.startProcess(environment)));
      return { processes, ready };
    } catch (error) {
      await processes.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    const running = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
    await Promise.all(
      running.map(async (worker) => {
        if (worker.isDead()) return;
        const ended = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        await ended;
      }),
    );
  }

  private startProcess(environment: NodeJS.ProcessEnv | undefined): Promise<Ready> {
    const worker = cluster.fork(environment);
    return new Promise((resolve, reject) => {
      let isReady = false;
      worker.on('message', (message: unknown) => {
        const { data } = Ready.safeParse(message);
        if (data === undefined) return;
        isReady = true;
        resolve(data);
      });
      worker.once('exit', (code, signal) => {
        if (!isReady) reject(new Error(`A process ended with ${signal ?? `code ${code}`} before it was ready`));
        else if (!this.stopping.signal.aborted) void this.replace(environment, signal ?? code);
      });
    });
  }

  private async replace(environment: NodeJS.ProcessEnv | undefined, exitReason: string | number): Promise<void> {
    this.log.error({ exitReason }, 'A process ended unexpectedly; restarting it');
    const { signal } = this.stopping;
    const onFailedAttempt = ({ error: err }: { readonly error: Error }): void =>
      this.log.error({ err }, 'Restarting a process failed; trying again');
    const restart = () =>
      pRetry(() => this.startProcess(environment), {
        ...retryForeverOptions(RESTART_BACKOFF),
        signal,
        onFailedAttempt,
      });
    // Retries until all processes are stopped.
    await pause(RESTART_BACKOFF.initialDelayMs, undefined, { signal })
      .then(restart)
      .catch(() => undefined);
  }
}

const MEGABYTE = 1024 * 1024;

export function processEnvironments(
  settings: Pick<Settings, 'workers' | 'connections' | 'bufferedBytes' | 'eventStreams' | 'decoding'>,
): NodeJS.ProcessEnv[] {
  const { workers, connections, bufferedBytes, eventStreams, decoding } = settings;
  const share = (all: number): string => String(Math.ceil(all / workers));
  const shares = {
    CONNECTIONS: share(connections.max),
    HELD_MB: share(bufferedBytes.max / MEGABYTE),
    EVENT_STREAMS: share(eventStreams.max),
    PICTURES_AT_ONCE: share(decoding.concurrency),
    PICTURES_WAITING: share(decoding.maxQueued),
  };
  const api = { ...shares, ROLES: 'api', SEED_DEMO: 'false' };
  return [shares, ...Array.from({ length: workers - 1 }, () => api)];
}
