import { ServerProcess } from '../server-process.js';
import type { Fault } from './system.js';

export class RestartableServer {
  private constructor(
    private readonly name: string,
    private readonly launch: () => Promise<ServerProcess>,
    public process: ServerProcess,
  ) {}

  /** @param greeting the line that it prints when it is ready */
  static async start(
    name: string,
    greeting: RegExp,
    program: string,
    options: readonly string[],
  ): Promise<RestartableServer> {
    const launch = () => ServerProcess.startUntil(greeting, program, ...options);
    return new RestartableServer(name, launch, await launch());
  }

  get killed(): Fault {
    return {
      name: `SIGKILL of ${this.name}`,
      lasts: false,
      inject: async () => {
        await this.process.end('SIGKILL');
        return async () => void (this.process = await this.launch());
      },
    };
  }
}
