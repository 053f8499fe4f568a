import { lintChecks, makeChecks } from './lib/lint/checks.mjs';
import { runCommand } from './lib/shared/command.mjs';
import { prepare } from './lib/shared/prepare.mjs';
import { Progress } from './lib/shared/progress.mjs';
import { ROOT } from './lib/shared/repository.mjs';

await runCommand(async () => {
  const progress = new Progress();
  await prepare(ROOT, progress);
  const { failed } = await makeChecks(ROOT, await lintChecks(ROOT), progress);
  return failed === 0 ? 0 : 1;
});
