import { prepareDataDirectory } from '../platform/config/data-directory.js';
import { readSettings, type Settings } from '../platform/config/settings.js';
import type { OpenedEngines } from '../platform/engines/engines.js';
import { openEngines } from '../platform/engines/open-engines.js';
import { createLogger } from '../platform/observability/logging/logger.js';

/**
 * Opens the stores that the environment names, runs the work on them, and closes them.
 * @throws SettingsError, DataDirectoryInUse, and errors of the stores and the work
 */
export async function withEngines<Result>(
  work: (engines: OpenedEngines, settings: Settings) => Promise<Result>,
  { environment = process.env, isRestore = false } = {},
): Promise<Result> {
  const settings = readSettings(environment);
  await prepareDataDirectory(settings.dataDirectory);
  const engines = await openEngines({ ...settings, isRestore }, createLogger('error'));
  try {
    return await work(engines, settings);
  } finally {
    await engines.close();
  }
}
