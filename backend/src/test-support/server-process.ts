import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Another server that a test needs: its first line of output says that it listens. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    /** What it said when it was ready. */
    readonly greeting: string,
  ) {}

  static async start(program: string, ...options: string[]): Promise<ServerProcess> {
    // The pipe to its standard input tells a server that wants to know when we are gone.
    const child = spawn(program, options, { stdio: ['pipe', 'pipe', 'inherit'] });
    const [greeting]: unknown[] = await Promise.race([
      once(createInterface({ input: child.stdout }), 'line'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`${program} ended with code ${String(code)}`))),
    ]);
    return new ServerProcess(child, String(greeting));
  }

  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
  }
}
