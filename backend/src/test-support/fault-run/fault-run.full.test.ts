import { startEmbeddedSystem } from './embedded-system.js';
import { runFaults } from './fault-run.js';
import type { System } from './system.js';
import { startWireSystem } from './wire-system.js';
import { logSetup } from '../testing/log-setup.js';
import { describeWithFerretDb } from '../testing/with-ferretdb.js';

jest.setTimeout(900_000);

const seed = Number(process.env.FAULT_SEED ?? 88_192);

const nothingIsWrongOn = async (system: System): Promise<void> => {
  const say = (line: string): void =>
    void process.stderr.write(`fault run, seed ${seed}, on ${system.engines}: ${line}\n`);
  try {
    expect(await runFaults(system, { seed, rounds: 3, actionsBetween: 30, visitors: 6, say })).toEqual([]);
  } finally {
    await system.stop();
  }
};

describe('under any faults, each acknowledged write is in the log once, and the views match the log', () => {
  it.concurrent('on the embedded stores', async () => nothingIsWrongOn(await startEmbeddedSystem()));

  describeWithFerretDb('and so they are', (ferretDb) => {
    it.concurrent('on two nodes over a cluster, and a replica set', async () =>
      nothingIsWrongOn(await startWireSystem(ferretDb, { setup: logSetup('cluster'), seed })));
  });
});
