import 'reflect-metadata';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../../platform/backup/back-up.js';
import { logMissingKeys } from '../../contexts/submissions/index.js';
import { openForReading } from '../../platform/engines/open-engines.js';
import { createLogger } from '../../platform/observability/logging/logger.js';
import { runCommand } from '../run-command.js';
import { withStores } from '../with-engines.js';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, 'without-keys': { type: 'boolean', default: false } },
  });
  if (!values.to) throw new Error('Name a directory: --to DIR [--without-keys]');
  const directory = path.resolve(values.to);
  const options = { directory, withKeys: !values['without-keys'], now: new Date() };
  const { log, pictures, keys } = await withStores(openForReading, async (stores) => {
    await logMissingKeys(stores.events, stores.keys, createLogger('error'));
    return backUp({ ...stores, pictures: stores.blobs }, options);
  });
  const keysText = keys === null ? 'no keys' : `${keys.count} keys`;
  return `${directory} holds ${log.count} events, ${pictures} pictures and ${keysText}. All were compared with their hashes.`;
});
