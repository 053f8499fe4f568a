import process from 'node:process';
import { release } from './lib/releases/release/release.mjs';
import { runCommand } from './lib/shared/command.mjs';
import { Progress } from './lib/shared/progress.mjs';
import { ROOT } from './lib/shared/repository.mjs';
import { loadEnvFile } from './lib/start/env-file.mjs';

await runCommand(async () => {
  loadEnvFile(ROOT);
  return release(ROOT, process.argv.slice(2), {
    environment: process.env,
    progress: new Progress(),
    say: (line) => console.log(line),
  });
});
