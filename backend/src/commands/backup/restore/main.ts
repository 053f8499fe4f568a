import 'reflect-metadata';
import { restore } from './restore.js';
import { readArguments, runCommand } from '../../run-command.js';
import { withStores } from '../with-stores.js';
import { picturesIn } from '../../../platform/engines/in-directory.js';

await runCommand(async () => {
  const { directory, withKeys } = readArguments('from');
  const { log, pictures, keys } = await withStores(
    process.env,
    async (stores) => restore(stores, { directory, withKeys, pictures: await picturesIn(directory) }),
    { isRestore: true },
  );
  const kept = keys === null ? 'no keys: sealed contacts stay closed' : `${keys.records} keys`;
  return `Restored ${log.events} events, ${pictures} pictures and ${kept}. Read models are built at the next start.`;
});
