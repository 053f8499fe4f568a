import { logVerbosity, setLogVerbosity } from '@grpc/grpc-js';
import { parseArgs } from 'node:util';
import { SERVER_VERSION } from '../../test-support/eventstoredb-simulator/cluster/server-features.js';
import { EventStoreDbSimulator } from '../../test-support/eventstoredb-simulator/simulator.js';

const USAGE = 'Usage: npm run eventstoredb:simulate -w backend -- [--port 2113] [--host 127.0.0.1] [--data DIRECTORY]';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exit(1);
}

function readOptions() {
  const options = { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } } as const;
  const { port = '2113', host, data: directory } = parseArgs({ options }).values;
  const number = Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) throw new RangeError(`${port} is no port`);
  return { port: number, host, directory };
}

setLogVerbosity(logVerbosity.NONE);
try {
  const options = readOptions();
  const simulator = await EventStoreDbSimulator.start(options);
  const stop = () => void simulator.stopInOrder();
  process.once('SIGTERM', stop).once('SIGINT', stop);
  process.on('SIGUSR2', () => simulator.sendAway());
  say(
    `A simulator of EventStoreDB ${SERVER_VERSION}'s gRPC protocol. It is not EventStoreDB: never keep real data here.`,
  );
  say(options.directory === undefined ? 'Data: in memory, gone at the end' : `Data: ${options.directory}`);
  say(`Listening: ${simulator.url}`);
} catch (error) {
  fail(error);
}
