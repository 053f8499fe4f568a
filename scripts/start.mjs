import { runCommand } from './lib/shared/command.mjs';
import { prepare } from './lib/shared/prepare.mjs';
import { Progress } from './lib/shared/progress.mjs';
import { ROOT } from './lib/shared/repository.mjs';
import { loadEnvFile } from './lib/start/env-file.mjs';
import { start } from './lib/start/start.mjs';

await runCommand(async () => {
  loadEnvFile(ROOT);
  await prepare(ROOT, new Progress());
  return start(ROOT);
});
