import process from 'node:process';
import { developAlone } from './lib/dev/develop-alone.mjs';
import { runCommand } from './lib/shared/command.mjs';
import { Progress } from './lib/shared/progress.mjs';
import { ROOT } from './lib/shared/repository.mjs';
import { loadEnvFile } from './lib/start/env-file.mjs';

await runCommand(async () => {
  loadEnvFile(ROOT);
  return developAlone(ROOT, process.argv.slice(2), new Progress());
});
