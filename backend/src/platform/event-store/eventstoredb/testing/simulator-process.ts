import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM = join(__dirname, '../../../../../dist/test-support/eventstoredb-simulator/main.js');

export class SimulatorProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /** @param port 0 for any free one */
  static async start(directory: string, port = 0): Promise<SimulatorProcess> {
    if (!existsSync(PROGRAM)) throw new Error('Compile the backend first: npm run compile -w backend');
    const args = [PROGRAM, '--port', String(port), '--data', directory];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /^Listening: (.+)$/.exec(line)?.[1];
      if (url !== undefined) return new SimulatorProcess(child, url);
    }
    throw new Error('The simulator did not start');
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  thaw(): void {
    this.child.kill('SIGCONT');
  }

  sendAway(): void {
    this.child.kill('SIGUSR2');
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const ended = once(this.child, 'exit');
      this.thaw();
      this.child.kill(signal);
      await ended;
    }
    return this.child.exitCode;
  }
}
