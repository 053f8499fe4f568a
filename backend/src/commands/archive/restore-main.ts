import 'reflect-metadata';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { withStores } from '../backup/with-stores.js';
import { CLOCK_AHEAD } from '../clock-ahead.js';
import { runCommand } from '../run-command.js';
import { restoreArchive } from './restore-archive.js';

await runCommand(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, until: { type: 'string' } } });
  if (values.from === undefined) throw new Error('Name the directory of the archive: --from DIR [--until TIME]');
  const directory = path.resolve(values.from);
  const until = values.until === undefined ? undefined : new Date(values.until);
  if (until !== undefined && Number.isNaN(until.getTime()))
    throw new Error('--until is no time such as 2026-01-31T12:00:00Z');
  const { events, later } = await withStores(process.env, (stores) => restoreArchive(stores.events, directory, until), {
    isRestore: true,
  });
  const notInOrder = later === 0 ? '' : ` ${later} of them carry a later time than that: ${CLOCK_AHEAD}`;
  return `Restored ${events} events.${notInOrder} Read models are built at the next start.`;
});
