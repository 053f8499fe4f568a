import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { LOG_SETUPS, logSetup } from '../testing/log-setup.js';
import { startEmbeddedSystem } from './embedded-system.js';
import { runFaults } from './fault-run.js';
import { startWireSystem } from './wire-system.js';
import type { System } from './system.js';

const USAGE = `Usage: npm run fault-run -w backend -- [--seed N] [--seeds 1] [--minutes 60 | --rounds 8] [--only SIGKILL]
  [--wire]

Kills, pauses and disconnects a product of its own in a seeded order while visitors use it, then compares the answers
they got, the read models and the log. --wire takes FERRETDB_PROGRAM and the simulator of EventStoreDB
(LOG_SETUP=${LOG_SETUPS.join('|')}; default cluster).`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const options = {
  seed: { type: 'string', default: String(randomInt(1_000_000)) },
  seeds: { type: 'string', default: '1' },
  rounds: { type: 'string', default: '8' },
  minutes: { type: 'string' },
  only: { type: 'string', default: '' },
  wire: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const { values } = parseArgs({ options });

function startSystem(seed: number): Promise<System> {
  const { wire } = values;
  const { FERRETDB_PROGRAM: ferretDb } = process.env;
  if (!wire) return startEmbeddedSystem();
  if (ferretDb === undefined) throw new Error('FERRETDB_PROGRAM does not name FerretDB');
  return startWireSystem(ferretDb, { setup: logSetup('cluster'), seed });
}

async function runOn(system: System, seed: number): Promise<string[]> {
  const faults = system.faults.filter(({ name }) => name.startsWith(values.only));
  say(`Seed ${seed}, on ${system.engines}`);
  try {
    const run = { seed, rounds: Number(values.rounds), actionsBetween: 60, visitors: 8, say };
    return await runFaults({ ...system, faults }, run);
  } finally {
    await system.stop();
  }
}

if (values.help) {
  say(USAGE);
} else {
  const endsAt = values.minutes === undefined ? undefined : performance.now() + Number(values.minutes) * 60_000;
  const last = Number(values.seed) + Number(values.seeds) - 1;
  for (let seed = Number(values.seed); endsAt === undefined ? seed <= last : performance.now() < endsAt; seed += 1) {
    const wrong = await runOn(await startSystem(seed), seed);
    for (const line of wrong) say(`WRONG ${line}`);
    if (wrong.length > 0) process.exitCode = 1;
    say(wrong.length === 0 ? `Seed ${seed}: all holds` : `Seed ${seed}: ${wrong.length} things do not hold`);
  }
}
