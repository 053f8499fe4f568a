import { fileURLToPath } from 'node:url';
import { certificateFile, grantReadAll, MARCEL, securedUrl, USERS } from '../eventstoredb-simulator/secured.js';
import { freePort } from '../free-port.js';
import type { LogSetup } from '../testing/log-setup.js';
import { RestartableServer } from './restartable-server.js';
import { paused, type Fault } from './system.js';

const SIMULATOR = fileURLToPath(new URL('../../../dist/test-support/eventstoredb-simulator/main.js', import.meta.url));
const NODES = 3;

/** The EventStoreDB simulator in a process of its own, which keeps its ports and data across restarts. */
export class SimulatedLog {
  private constructor(
    private readonly server: RestartableServer,
    readonly ports: readonly number[],
    private readonly setup: LogSetup,
  ) {}

  static async start(directory: string, setup: LogSetup): Promise<SimulatedLog> {
    const ports = await Promise.all(Array.from({ length: setup === 'cluster' ? NODES : 1 }, freePort));
    const server = await RestartableServer.start('the log', /^Listening/, process.execPath, [
      SIMULATOR,
      ...['--port', ports.join(), '--data', directory],
      ...(setup === 'secured' ? SECURITY : []),
    ]);
    const log = new SimulatedLog(server, ports, setup);
    if (setup === 'secured') await grantReadAll(log.plainUrl(), MARCEL);
    return log;
  }

  /** @param ports of a proxy; default the ports of the log */
  url(ports = this.ports): string {
    const plain = this.plainUrl(ports);
    return this.setup === 'secured' ? securedUrl(plain, MARCEL) : plain;
  }

  get faults(): readonly Fault[] {
    const { server } = this;
    return [
      server.killed,
      paused('the log', () => server.process),
      ...(this.setup === 'cluster' ? this.ofTheCluster() : []),
    ];
  }

  end(): Promise<void> {
    return this.server.process.end();
  }

  private ofTheCluster(): Fault[] {
    return [
      this.fault('election of the log', ['step-down'], ['elect']),
      this.fault('SIGKILL of the leader of the log', ['kill-leader'], ['elect', 'revive']),
      this.fault('SIGSTOP of the leader of the log', ['pause-leader', 'elect'], ['rejoin']),
      this.fault('isolation of the leader of the log', ['isolate-leader', 'elect'], ['rejoin']),
      this.fault('isolation of the leader of the log, to which the others come back', ['isolate-leader'], ['rejoin']),
      this.fault('lost answers to appends of the log', ['lose-answers'], ['answer']),
      this.fault('followers of the log that lag', ['lag'], ['catch-up']),
    ];
  }

  private fault(name: string, begin: readonly string[], end: readonly string[]): Fault {
    const tell = async (orders: readonly string[]): Promise<void> => {
      for (const order of orders) {
        const answer = await this.server.process.tell(order);
        if (answer !== `Done: ${order}`) throw new Error(answer);
      }
    };
    return {
      name,
      lasts: true,
      inject: async () => {
        await tell(begin);
        return () => tell(end);
      },
    };
  }

  private plainUrl(ports = this.ports): string {
    return `esdb://${ports.map((port) => `127.0.0.1:${port}`).join()}?tls=${this.setup === 'secured'}`;
  }
}

const SECURITY = [
  ...['--tls-cert', certificateFile('node.crt'), '--tls-key', certificateFile('node.key')],
  ...USERS.flatMap(({ name, password, groups }) => [
    '--user',
    [name, password, groups.join()].map(encodeURIComponent).join(':'),
  ]),
];
