import 'reflect-metadata';
import { mkdir } from 'node:fs/promises';
import { readSettings } from '../../platform/config/settings.js';
import { openSnapshot } from '../../platform/engines/open-snapshot.js';
import { readArguments, runCommand } from '../run-command.js';
import { archiveLog } from './archive-log.js';

await runCommand(async () => {
  const { directory } = readArguments('to');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const log = await openSnapshot(readSettings(process.env));
  try {
    const { added, events } = await archiveLog(log, directory);
    return `${directory} holds ${events} events, ${added} of them new; log and archive are verified.`;
  } finally {
    await log.close();
  }
});
