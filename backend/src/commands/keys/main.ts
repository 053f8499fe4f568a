import 'reflect-metadata';
import { readSettings } from '../../platform/config/settings.js';
import { openEngines } from '../../platform/engines/open-engines.js';
import { createLogger } from '../../platform/observability/logging/logger.js';
import { runCommand } from '../run-command.js';
import { rotateIn } from './rotate-keys.js';

async function rewrap(): Promise<number> {
  const engines = await openEngines(readSettings(process.env), createLogger('error'));
  try {
    return await engines.keys.rewrap();
  } finally {
    await engines.close();
  }
}

await runCommand(async () => {
  const { masterKeys, masterKeyFile, mongoUrl } = readSettings(process.env);
  // What other nodes share, they have to be able to open at any moment: their settings get the new master key before.
  if (masterKeyFile !== undefined && mongoUrl === undefined) {
    const count = await rotateIn(masterKeyFile, masterKeys, rewrap);
    return `Keys wrapped in the new master key of ${masterKeyFile}: ${count}. It has no other one any more.`;
  }
  if (masterKeys.length === 0)
    throw new Error('Put a master key into KEY_MASTER, or into the file of KEY_MASTER_FILE.');
  return `Keys wrapped in the first master key: ${await rewrap()}. Nothing needs the others any more.`;
});
