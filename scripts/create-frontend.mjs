import process from 'node:process';
import { createFrontend } from './lib/create-frontend/create-frontend.mjs';
import { runCommand } from './lib/shared/command.mjs';
import { Progress } from './lib/shared/progress.mjs';
import { ROOT } from './lib/shared/repository.mjs';

await runCommand(async () => {
  const next = await createFrontend(ROOT, process.argv.slice(2), new Progress());
  for (const line of next) console.log(line);
  return 0;
});
