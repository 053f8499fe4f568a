import 'reflect-metadata';
import { backUp } from '../back-up/back-up.js';
import { prepareDirectory } from '../back-up/prepare-directory.js';
import { readArguments, runCommand } from './run-command.js';
import { picturesIn, withStores } from './with-stores.js';

await runCommand(async () => {
  const { directory, withKeys } = readArguments('to');
  await prepareDirectory(directory);
  const { log, pictures, keys } = await withStores(process.env, async (stores) =>
    backUp(stores, { directory, withKeys, now: new Date(), pictures: await picturesIn(directory) }),
  );
  const kept = keys === null ? 'no keys' : `${keys.records} keys`;
  return `${directory} holds ${log.events} events, ${pictures} pictures and ${kept}.`;
});
