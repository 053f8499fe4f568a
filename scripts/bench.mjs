import { buildPocketBase } from './lib/bench/pocketbase.mjs';
import { findFerretDb } from './lib/ferretdb/build-ferretdb.mjs';
import { runCommand } from './lib/shared/command.mjs';
import { prepare } from './lib/shared/prepare.mjs';
import { npm, runAloud } from './lib/shared/processes.mjs';
import { Progress } from './lib/shared/progress.mjs';
import { ROOT } from './lib/shared/repository.mjs';

await runCommand(async () => {
  const progress = new Progress();
  await prepare(ROOT, progress);
  const withPeer = process.argv.includes('--peer');
  const pocketBase = withPeer ? await progress.step('Building PocketBase', () => buildPocketBase(ROOT)) : undefined;
  if (withPeer && pocketBase === undefined) console.log('PocketBase is left out: building it takes Go on the PATH.');
  const ferretDb = await findFerretDb(ROOT);
  const programs = {
    ...(ferretDb && { FERRETDB_PROGRAM: ferretDb }),
    ...(pocketBase && { POCKETBASE_PROGRAM: pocketBase }),
  };
  const env = { ...process.env, ...programs };
  const command = npm('run', 'bench', '--workspace', '@marcel/backend', '--', ...process.argv.slice(2));
  const measured = await runAloud(command, { cwd: ROOT, env });
  return measured ? 0 : 1;
});
