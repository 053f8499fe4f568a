import 'reflect-metadata';
import { startFailure } from '../../platform/errors/start-failure.js';
import { openEngines } from '../../platform/engines/open-engines.js';
import { prepareDataDirectory } from '../../platform/config/data-directory.js';
import { readSettings } from '../../platform/config/settings.js';
import { createLogger } from '../../platform/observability/logging/logger.js';
import { LogDamaged } from '../../platform/event-store/errors.js';
import { FAILED, runCommand } from './commands.js';

const [command = '', ...parameters] = process.argv.slice(2);

try {
  const settings = readSettings(process.env);
  await prepareDataDirectory(settings.dataDirectory);
  const engines = await openEngines(settings, createLogger('fatal'));
  try {
    process.exitCode = await runCommand(command, parameters, { events: engines.events, output: process.stdout });
  } finally {
    await engines.close();
  }
} catch (error) {
  process.stderr.write(`The audit failed: ${startFailure(error)}\n`);
  process.exitCode = error instanceof LogDamaged ? FAILED : 1;
}
