import { findFerretDb } from './lib/ferretdb/build-ferretdb.mjs';
import { runCommand } from './lib/shared/command.mjs';
import { prepare } from './lib/shared/prepare.mjs';
import { npm, runAloud } from './lib/shared/processes.mjs';
import { Progress } from './lib/shared/progress.mjs';
import { ROOT } from './lib/shared/repository.mjs';

await runCommand(async () => {
  await prepare(ROOT, new Progress());
  const ferretDb = await findFerretDb(ROOT);
  const env = { ...process.env, ...(ferretDb && { FERRETDB_PROGRAM: ferretDb }) };
  const command = npm('run', 'bench', '--workspace', '@marcel/backend', '--', ...process.argv.slice(2));
  const measured = await runAloud(command, { cwd: ROOT, env });
  return measured ? 0 : 1;
});
