import { announceMissingKeys } from '../../contexts/submissions/index.js';
import type { Target } from '../../platform/backup/restore.js';
import { RestoreMark } from '../../platform/engines/restore-mark.js';
import { createLogger } from '../../platform/observability/logging/logger.js';
import { withEngines } from '../with-engines.js';

/** Runs the work on the stores that the environment names. @throws as `withEngines` */
export const withStores = <Result>(
  environment: NodeJS.ProcessEnv,
  work: (stores: Target) => Promise<Result>,
  { isRestore = false } = {},
): Promise<Result> =>
  withEngines(
    async (engines, { dataDirectory }) => {
      await announceMissingKeys(engines.events, engines.keys, createLogger('error'));
      return work({ ...engines, pictures: engines.blobs, mark: new RestoreMark(dataDirectory) });
    },
    { environment, isRestore },
  );
