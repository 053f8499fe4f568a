import { readWorkspaces } from './lib/build/workspaces.mjs';
import { devCommands } from './lib/dev/dev-commands.mjs';
import { runCommand } from './lib/shared/command.mjs';
import { prepareDevelopment } from './lib/shared/prepare.mjs';
import { Progress } from './lib/shared/progress.mjs';
import { ROOT } from './lib/shared/repository.mjs';
import { loadEnvFile } from './lib/start/env-file.mjs';

await runCommand(async () => {
  loadEnvFile(ROOT);
  await prepareDevelopment(ROOT, new Progress());
  const { default: concurrently } = await import('concurrently');
  const commands = (await readWorkspaces(ROOT)).flatMap(devCommands);
  console.log('The admin token is the one in ADMIN_TOKEN; without it, one is made and kept in the data folder.\n');
  const { result } = concurrently(commands, {
    cwd: ROOT,
    killOthersOn: ['failure', 'success'],
    prefixColors: ['auto'],
  });
  return result.then(
    () => 0,
    () => 1,
  );
});
