import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';

import { ChildFailure, TimeLimitExceeded, MemoryLimitExceeded } from './errors.js';
import { ChildAnswer, OUT_OF_MEMORY } from './serve-orders.js';

const PRIORITY = 5;

const PASSED_ON = ['PATH', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME', 'TMPDIR', 'NODE_ENV'];

export class Child {
  private constructor(private readonly process: ChildProcess) {}

  /** @param memory limit in bytes */
  static start(file: string, memory: number | undefined): Child {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.includes(name)));
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
    const started = fork(file, memory === undefined ? [] : [String(memory)], {
      serialization: 'advanced',
      execArgv: [],
      env,
      stdio: [...stdio],
    });
    // `ask` reports errors to its callers; without a listener Node would end this process.
    started.on('error', () => undefined);
    if (started.pid !== undefined) lower(started.pid);
    return new Child(started);
  }

  get isAlive(): boolean {
    return this.process.connected;
  }

  /** @throws ChildFailure; after TimeLimitExceeded, MemoryLimitExceeded or AbortError, or once it has ended, it accepts no more orders */
  async ask(order: object, limitMs: number, signal: AbortSignal | undefined): Promise<unknown> {
    const settled = new AbortController();
    try {
      const answer = ChildAnswer.parse(await this.answerTo(order, limitMs, signal, settled.signal));
      if ('failure' in answer) throw new ChildFailure(answer.failure.message, answer.failure.code);
      return answer.result;
    } finally {
      settled.abort();
    }
  }

  end(): void {
    this.process.kill('SIGKILL');
  }

  private answerTo(
    order: object,
    limitMs: number,
    signal: AbortSignal | undefined,
    settled: AbortSignal,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const ended = (code?: number | null): void =>
        reject(
          code === OUT_OF_MEMORY
            ? new MemoryLimitExceeded('More memory than it may')
            : new Error('The process has ended'),
        );
      const aborted = (): void => reject(new Error('The work was aborted', { cause: signal?.reason }));
      const timer = setTimeout(() => reject(new TimeLimitExceeded(`Not done after ${limitMs} ms`)), limitMs);
      this.process.on('message', resolve).on('exit', ended).on('error', reject);
      signal?.addEventListener('abort', aborted);
      settled.addEventListener('abort', () => {
        clearTimeout(timer);
        this.process.off('message', resolve).off('exit', ended).off('error', reject);
        signal?.removeEventListener('abort', aborted);
      });
      if (this.isAlive) this.process.send(order, (error) => error !== null && reject(error));
      else ended();
    });
  }
}

function lower(pid: number): void {
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // The process has ended already, or the system has no priorities.
  }
}
