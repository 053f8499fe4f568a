import { logVerbosity, setLogVerbosity } from '@grpc/grpc-js';
import { parseArgs } from 'node:util';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { SimulatedCluster } from './cluster.js';
import { EventStoreDbSimulator } from './simulator.js';
import { runCommand } from './commands.js';

const USAGE = `Usage: npm run eventstoredb:simulate -w backend -- [--port 2113[,2114,2115]] [--host 127.0.0.1] [--data DIRECTORY]
  [--nodes 3] [--user NAME:PASSWORD[:GROUP,…]]… [--tls-cert FILE --tls-key FILE] [--append-ms 5] [--read-ms 2]
Several nodes take commands, one a line: step-down, elect, kill-leader, revive, isolate-leader, pause-leader, rejoin, lose-answers,
answer, lag, catch-up.`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exit(1);
}

/** Of the server. */
const EQUAL_APPEND_TIMEOUT_MS = 2500;

const MAX_MS = 60_000;

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  nodes: { type: 'string' },
  user: { type: 'string', multiple: true },
  'tls-cert': { type: 'string' },
  'tls-key': { type: 'string' },
  'append-ms': { type: 'string', default: '0' },
  'read-ms': { type: 'string', default: '0' },
} as const;

function readOptions() {
  const { values } = parseArgs({ options: OPTIONS });
  const { port = values.nodes === undefined ? '2113' : '0', host, data: directory, user: users } = values;
  const [certificate, key] = [values['tls-cert'], values['tls-key']];
  return {
    ports: readPorts(port, wholeNumber(values.nodes ?? '1', 9)),
    options: {
      host,
      directory,
      appendMs: wholeNumber(values['append-ms'], MAX_MS),
      readMs: wholeNumber(values['read-ms'], MAX_MS),
      equalAppendTimeoutMs: EQUAL_APPEND_TIMEOUT_MS,
      users: users?.map(readUser),
      tls:
        certificate === undefined || key === undefined
          ? undefined
          : { certificate: readFileSync(certificate), key: readFileSync(key) },
    },
  };
}

function readPorts(text: string, nodes: number): number[] {
  const ports = text.split(',').map((port) => wholeNumber(port, 65_535));
  return [...ports, ...Array.from({ length: Math.max(0, nodes - ports.length) }, () => 0)];
}

function wholeNumber(text: string, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > most)
    throw new RangeError(`${text} is not from 0 to ${most}`);
  return number;
}

function readUser(text: string) {
  const [name = '', password = '', groups = ''] = text.split(':').map(decodeURIComponent);
  return { name, password, groups: groups.split(',').filter((group) => group !== '') };
}

async function runCommands(cluster: SimulatedCluster): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const command = line.trim();
    await runCommand(command, cluster).then(
      () => say(`Done: ${command}`),
      (error: unknown) => say(String(error)),
    );
  }
}

setLogVerbosity(logVerbosity.NONE);
try {
  const { ports, options } = readOptions();
  const server =
    ports.length > 1
      ? await SimulatedCluster.start(options, ports)
      : await EventStoreDbSimulator.start({ ...options, port: ports[0] ?? 0 });
  const stop = () => {
    process.stdin.destroy();
    void server.stopInOrder();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  process.on('SIGUSR2', () =>
    (server instanceof SimulatedCluster ? server.nodes : [server]).forEach((node) => node.sendAway()),
  );
  say(`A simulator of EventStoreDB 24.10's gRPC protocol. It is not EventStoreDB: never keep real data here.`);
  say(options.directory === undefined ? 'Data: in memory, gone at the end' : `Data: ${options.directory}`);
  say(`Listening: ${server.url}`);
  if (server instanceof SimulatedCluster) await runCommands(server);
} catch (error) {
  fail(error);
}
