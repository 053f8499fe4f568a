import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';
import { pause } from '../../../test-support/pause.js';
import type { Fault } from './system.js';

const run = promisify(execFile);

const LOG_NODES = ['log-1', 'log-2', 'log-3'];
const VIEWS_PORTS: Readonly<Record<string, string>> = { 'views-1': '27021', 'views-2': '27022', 'views-3': '27023' };
const NodeInfo = z.object({ state: z.string() });

/** The servers of `npm run test:servers`, as Docker runs them, with what can befall them. */
export class ServerCluster {
  constructor(private readonly composeFile: string) {}

  get faults(): readonly Fault[] {
    return [
      this.killed('the leader of the log', () => this.logLeader()),
      this.killed('the primary of the views', () => this.viewsPrimary()),
      {
        name: 'step-down of the primary of the views',
        lasts: false,
        strike: async () => {
          const primary = await this.viewsPrimary();
          // The server may close the connection on which it was told.
          await this.mongosh(primary, 'db.adminCommand({ replSetStepDown: 10, force: true })').catch(() => '');
          return () => Promise.resolve();
        },
      },
    ];
  }

  private killed(name: string, choose: () => Promise<string>): Fault {
    return {
      name: `SIGKILL of ${name}`,
      lasts: true,
      strike: async () => {
        const service = await choose();
        await this.compose('kill', service);
        return async () => void (await this.compose('up', '--detach', '--wait', service));
      },
    };
  }

  private async logLeader(): Promise<string> {
    return untilFound(LOG_NODES, async (node) => {
      const told = await this.compose('exec', '-T', node, 'curl', '-fsk', 'https://localhost:2113/info');
      return NodeInfo.parse(JSON.parse(told)).state === 'leader';
    });
  }

  private async viewsPrimary(): Promise<string> {
    return untilFound(Object.keys(VIEWS_PORTS), async (node) =>
      (await this.mongosh(node, 'db.hello().isWritablePrimary')).includes('true'),
    );
  }

  private mongosh(node: string, script: string): Promise<string> {
    return this.compose('exec', '-T', node, 'mongosh', '--quiet', '--port', VIEWS_PORTS[node] ?? '', '--eval', script);
  }

  private async compose(...args: string[]): Promise<string> {
    return (await run('docker', ['compose', '--file', this.composeFile, ...args])).stdout;
  }
}

/** Waits for an election to end, should one be under way. */
async function untilFound(nodes: readonly string[], isIt: (node: string) => Promise<boolean>): Promise<string> {
  for (;;) {
    for (const node of nodes) if (await isIt(node).catch(() => false)) return node;
    await pause();
  }
}
