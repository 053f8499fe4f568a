import process from 'node:process';
import { runCompat } from './lib/compat/run-compat.mjs';
import { runCommand } from './lib/shared/command.mjs';
import { ROOT } from './lib/shared/repository.mjs';
import { loadEnvFile } from './lib/start/env-file.mjs';

await runCommand(async () => {
  loadEnvFile(ROOT);
  return runCompat(process.argv.slice(2), { root: ROOT, environment: process.env, say: (line) => console.log(line) });
});
