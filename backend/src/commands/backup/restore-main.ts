import 'reflect-metadata';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from '../../platform/backup/restore.js';
import { openToRestore } from '../../platform/engines/open-engines.js';
import { RestoreMarker } from '../../platform/engines/restore-marker.js';
import { runCommand } from '../run-command.js';
import { withStores } from '../with-engines.js';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      until: { type: 'string' },
      'without-keys': { type: 'boolean', default: false },
    },
  });
  if (!values.from) throw new Error('Name the directory of the backup: --from DIR [--until TIME] [--without-keys]');
  const directory = path.resolve(values.from);
  const until = values.until === undefined ? undefined : new Date(values.until);
  if (until !== undefined && Number.isNaN(until.getTime()))
    throw new Error('--until is not a time such as 2026-01-31T12:00:00Z');
  const options = { directory, withKeys: !values['without-keys'], until };
  const restored = await withStores(
    openToRestore,
    (engines, { dataDirectory }) =>
      restore({ ...engines, pictures: engines.blobs, marker: new RestoreMarker(dataDirectory) }, options),
    { mustExist: false },
  );
  const keys = restored.keys === null ? 'no keys: encrypted contacts stay unreadable' : `${restored.keys.count} keys`;
  return `Restored ${restored.events} events, ${restored.pictures} pictures and ${keys}. Read models are built at the next start.`;
});
