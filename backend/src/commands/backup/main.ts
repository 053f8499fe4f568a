import 'reflect-metadata';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { backUp, prepareDirectory } from '../../platform/backup/back-up.js';
import { picturesIn } from '../../platform/engines/open-engines.js';
import { runCommand } from '../run-command.js';
import { withStores } from './with-stores.js';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, 'without-keys': { type: 'boolean', default: false } },
  });
  if (!values.to) throw new Error('Name a directory: --to DIR [--without-keys]');
  const directory = path.resolve(values.to);
  await prepareDirectory(directory);
  const { log, pictures, keys } = await withStores(process.env, async (stores) =>
    backUp(stores, {
      directory,
      withKeys: !values['without-keys'],
      now: new Date(),
      pictures: await picturesIn(directory),
    }),
  );
  const kept = keys === null ? 'no keys' : `${keys.records} keys`;
  return `${directory} holds ${log.events} events, ${pictures} pictures and ${kept}. All files were read again.`;
});
