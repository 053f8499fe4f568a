import process from 'node:process';
import { runReleases } from './lib/releases/run-releases.mjs';
import { runCommand } from './lib/shared/command.mjs';
import { ROOT } from './lib/shared/repository.mjs';
import { loadEnvFile } from './lib/start/env-file.mjs';

await runCommand(async () => {
  loadEnvFile(ROOT);
  return runReleases(process.argv.slice(2), process.env, (line) => console.log(line));
});
