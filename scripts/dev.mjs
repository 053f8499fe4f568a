import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { readWorkspaces } from './lib/build/workspaces.mjs';
import { desktopPort } from './lib/dev/desktop-port.mjs';
import { DEV_BUNDLE, devCommands } from './lib/dev/dev-commands.mjs';
import { runTogether } from './lib/dev/run-together.mjs';
import { runCommand } from './lib/shared/command.mjs';
import { prepareDevelopment } from './lib/shared/prepare.mjs';
import { Progress } from './lib/shared/progress.mjs';
import { ROOT } from './lib/shared/repository.mjs';
import { loadEnvFile } from './lib/start/env-file.mjs';

await runCommand(async () => {
  loadEnvFile(ROOT);
  await prepareDevelopment(ROOT, new Progress());
  // Where `npm start` keeps it, which runs in the root.
  process.env.DATA_DIR = path.resolve(ROOT, process.env.DATA_DIR || 'data');
  await rm(path.join(ROOT, 'backend', path.dirname(DEV_BUNDLE)), { recursive: true, force: true });
  const commands = (await readWorkspaces(ROOT)).flatMap(devCommands);
  console.log(
    `The desktop: http://127.0.0.1:${await desktopPort(ROOT)}; data and the admin token: ${process.env.DATA_DIR}\n`,
  );
  return runTogether(commands, ROOT);
});
