import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { TimedOut, withTimeout } from '../scheduling/with-timeout.js';
import { ChildFailure, TimeLimitExceeded, MemoryLimitExceeded } from './errors.js';
import { ChildResponse, EXIT_OUT_OF_MEMORY } from './serve-tasks.js';

const LOW_PRIORITY = 5;

const INHERITED_VARIABLES = ['PATH', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME', 'TMPDIR', 'NODE_ENV'];

export class Child {
  private readonly process: ChildProcess;

  /** @param memoryBytes limit in bytes */
  constructor(file: string, memoryBytes: number | undefined) {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => INHERITED_VARIABLES.includes(name)));
    this.process = fork(file, memoryBytes === undefined ? [] : [String(memoryBytes)], {
      serialization: 'advanced',
      execArgv: [],
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // `run` reports errors to its callers; without a listener Node would end this process.
    this.process.on('error', () => undefined);
    if (this.process.pid !== undefined) lowerPriority(this.process.pid);
  }

  get isAlive(): boolean {
    return this.process.connected;
  }

  /** @throws ChildFailure. After any other error, the process accepts no more tasks. */
  async run(task: object, timeoutMs: number, signal: AbortSignal | undefined): Promise<unknown> {
    const settled = new AbortController();
    const answered: Promise<unknown[]> = once(this.process, 'message', { signal: settled.signal });
    const ended = once(this.process, 'exit', { signal: settled.signal }).then(([code]: unknown[]) => {
      throw code === EXIT_OUT_OF_MEMORY
        ? new MemoryLimitExceeded('More memory than it may')
        : new Error('The process has ended');
    });
    const unsent = new Promise<never>((_, reject) => {
      this.process.send(task, (error) => error !== null && reject(error));
    });
    try {
      const [message] = await withTimeout(Promise.race([answered, ended, unsent]), timeoutMs, signal);
      const response = ChildResponse.parse(message);
      if ('failure' in response) throw new ChildFailure(response.failure.message, response.failure.code);
      return response.result;
    } catch (error) {
      throw error instanceof TimedOut ? new TimeLimitExceeded(`Not done after ${timeoutMs} ms`) : error;
    } finally {
      settled.abort();
    }
  }

  kill(): void {
    this.process.kill('SIGKILL');
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    // The process has ended already, or the system has no priorities.
  }
}
