import { announceMissingKeys } from '../../contexts/submissions/index.js';
import { RestoreMark } from '../../platform/engines/restore-mark.js';
import type { Target } from '../../platform/backup/restore.js';
import { prepareDataDirectory } from '../../platform/config/data-directory.js';
import { readSettings } from '../../platform/config/settings.js';
import { openEngines } from '../../platform/engines/open-engines.js';
import { createLogger } from '../../platform/observability/logging/logger.js';

/**
 * Opens the stores that the environment names, runs the work on them, and closes them.
 * @throws SettingsError, DataDirectoryInUse, and errors of the stores and the work
 */
export async function withStores<Result>(
  environment: NodeJS.ProcessEnv,
  work: (stores: Target) => Promise<Result>,
  { isRestore = false } = {},
): Promise<Result> {
  const settings = readSettings(environment);
  await prepareDataDirectory(settings.dataDirectory);
  const logger = createLogger('error');
  const engines = await openEngines({ ...settings, isRestore }, logger);
  try {
    await announceMissingKeys(engines.events, engines.keys, logger);
    return await work({ ...engines, pictures: engines.blobs, mark: new RestoreMark(settings.dataDirectory) });
  } finally {
    await engines.close();
  }
}
