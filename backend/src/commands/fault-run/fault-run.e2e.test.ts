import { startEmbeddedSystem } from '../../test-support/fault-run/embedded-system.js';
import { runFaults } from '../../test-support/fault-run/fault-run.js';
import type { System } from '../../test-support/fault-run/system.js';
import { startWireSystem } from '../../test-support/fault-run/wire-system.js';
import { describeWithFerretDb } from '../../test-support/testing/with-ferretdb.js';

jest.setTimeout(600_000);

/** FAULT_SEED takes another one. */
const seed = Number(process.env.FAULT_SEED ?? 88_192);
const say = (line: string): void => void process.stderr.write(`fault run, seed ${seed}: ${line}\n`);

const nothingIsWrongOn = async (system: System): Promise<void> => {
  try {
    expect(await runFaults(system, { seed, rounds: 3, deedsBetween: 30, visitors: 6, say })).toEqual([]);
  } finally {
    await system.stop();
  }
};

describe('what was acknowledged is in the log once, and the views are what the log says, whatever goes wrong', () => {
  it('on the embedded stores', async () => nothingIsWrongOn(await startEmbeddedSystem()));
});

describeWithFerretDb('and so they are', (ferretDb) => {
  it('on two nodes over the wire', async () => nothingIsWrongOn(await startWireSystem(ferretDb)));
});
