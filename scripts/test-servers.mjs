import { parseArgs } from 'node:util';
import { StepFailed, runCommand } from './lib/shared/command.mjs';
import { npm, runAloud } from './lib/shared/processes.mjs';
import { ROOT } from './lib/shared/repository.mjs';
import { LOG_RELEASES, startServers } from './lib/servers/servers.mjs';

/** What speaks to a server itself. */
const CONTRACTS = ['eventstoredb-event-store.int', 'mongodb/', 'gridfs/'];

const options = /** @type {const} */ ({
  log: { type: 'string', multiple: true, default: Object.keys(LOG_RELEASES) },
  rounds: { type: 'string', default: '12' },
  seed: { type: 'string', default: '7' },
});

await runCommand(async () => {
  const { values } = parseArgs({ options });
  if (!(await runAloud(npm('run', 'build'), { cwd: ROOT }))) throw new StepFailed('The build failed.');
  let failed = 0;
  for (const release of values.log) failed += (await testOn(release, values)) ? 0 : 1;
  return failed === 0 ? 0 : 1;
});

/**
 * The contract suites while all is calm, then a product under load while leaders are killed and step down.
 *
 * @param {string} release
 * @param {{ rounds: string, seed: string }} faults
 */
async function testOn(release, { rounds, seed }) {
  console.log(`\nThe log's server: release ${release}`);
  const { env, showLogs, stop } = await startServers(release);
  const where = { cwd: ROOT, env };
  try {
    const keeps = await runAloud(npm('test', '--workspace', 'backend', '--', ...CONTRACTS), where);
    const faults = ['--servers', '--rounds', rounds, '--seed', seed];
    const survives = await runAloud(npm('run', 'fault-run', '--workspace', 'backend', '--', ...faults), where);
    if (!keeps || !survives) await showLogs();
    return keeps && survives;
  } finally {
    await stop();
  }
}
