import { runCommand } from './lib/shared/command.mjs';
import { prepare } from './lib/shared/prepare.mjs';
import { npm, runAloud } from './lib/shared/processes.mjs';
import { Progress } from './lib/shared/progress.mjs';
import { ROOT } from './lib/shared/repository.mjs';

await runCommand(async () => {
  await prepare(ROOT, new Progress());
  const measured = await runAloud(npm('run', 'bench', '--workspace', '@marcel/e2e', '--', ...process.argv.slice(2)), {
    cwd: ROOT,
  });
  return measured ? 0 : 1;
});
