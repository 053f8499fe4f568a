import 'reflect-metadata';
import { startFailure } from '../../platform/errors/start-failure.js';
import { openEngines } from '../../platform/engines/open-engines.js';
import { prepareDataDirectory } from '../../platform/config/data-directory.js';
import { readSettings, type Settings } from '../../platform/config/settings.js';
import { createLogger } from '../../platform/observability/logging/logger.js';
import { LogDamaged } from '../../platform/event-store/errors.js';
import { FAILED, notaryKey, runCommand } from './commands.js';

const [command = '', ...parameters] = process.argv.slice(2);

try {
  const settings = readSettings(process.env);
  if (command === 'key') process.stdout.write(notaryKey(settings));
  else process.exitCode = await onStores(settings);
} catch (error) {
  process.stderr.write(`The audit failed: ${startFailure(error)}\n`);
  process.exitCode = error instanceof LogDamaged ? FAILED : 1;
}

async function onStores(settings: Settings): Promise<number> {
  await prepareDataDirectory(settings.dataDirectory);
  const engines = await openEngines(settings, createLogger('fatal'));
  try {
    return await runCommand(command, parameters, { ...engines, settings, output: process.stdout });
  } finally {
    await engines.close();
  }
}
