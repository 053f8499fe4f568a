import 'reflect-metadata';
import { backUp } from '../../platform/backup/back-up/back-up.js';
import { prepareDirectory } from '../../platform/backup/back-up/prepare-directory.js';
import { readArguments, runCommand } from '../run-command.js';
import { withStores } from './with-stores.js';
import { picturesIn } from '../../platform/engines/in-directory.js';

await runCommand(async () => {
  const { directory, withKeys } = readArguments('to');
  await prepareDirectory(directory);
  const { log, pictures, keys } = await withStores(process.env, async (stores) =>
    backUp(stores, { directory, withKeys, now: new Date(), pictures: await picturesIn(directory) }),
  );
  const kept = keys === null ? 'no keys' : `${keys.records} keys`;
  return `${directory} holds ${log.events} events, ${pictures} pictures and ${kept}.`;
});
