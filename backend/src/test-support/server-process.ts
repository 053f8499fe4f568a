import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';

export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly lines: Interface,
    readonly greeting: string,
  ) {}

  static start(program: string, ...options: string[]): Promise<ServerProcess> {
    return ServerProcess.startUntil(/^/, program, ...options);
  }

  /** @param greeting matches the line that it prints when it is ready */
  static async startUntil(greeting: RegExp, program: string, ...options: string[]): Promise<ServerProcess> {
    // The server notices by its standard input when this process ends.
    const child = spawn(program, options, { stdio: ['pipe', 'pipe', 'inherit'] });
    const lines = createInterface({ input: child.stdout });
    const said = new Promise<string>((resolve) => lines.on('line', (line) => greeting.test(line) && resolve(line)));
    const line = await Promise.race([
      said,
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`${program} ended with code ${String(code)}`))),
    ]);
    return new ServerProcess(child, lines, line);
  }

  /** Sends an order as a line. @returns the line that it answers */
  async tell(order: string): Promise<string> {
    const said = once(this.lines, 'line');
    this.child.stdin?.write(`${order}\n`);
    return String((await said)[0]);
  }

  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  thaw(): void {
    this.child.kill('SIGCONT');
  }

  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
  }
}
