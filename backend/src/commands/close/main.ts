import 'reflect-metadata';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { signerOf } from '../../contexts/audit/index.js';
import { readSettings } from '../../platform/config/settings.js';
import { openClosable } from '../../platform/engines/open-closable.js';
import { CLOCK_AHEAD } from '../clock-ahead.js';
import { runCommand } from '../run-command.js';
import { closeBooks } from './close-books.js';

await runCommand(async () => {
  const { values } = parseArgs({ options: { before: { type: 'string' }, backup: { type: 'string' } } });
  const before = new Date(values.before ?? '');
  if (values.backup === undefined || Number.isNaN(before.getTime()))
    throw new Error('Say what is old, and where log:archive has put it: --before 2026-01-01 --backup DIR');
  const settings = readSettings(process.env);
  const opened = await openClosable(settings);
  try {
    const signer = signerOf(settings);
    const closed = await closeBooks(opened.log, { before, backup: path.resolve(values.backup), signer });
    if (closed === undefined) return 'Nothing is old enough, sealed and in the archive. Nothing was moved.';
    const folder = path.join(settings.dataDirectory, 'events', 'closed');
    const { through, later } = closed;
    const notInOrder = later === 0 ? '' : ` ${later} of these events carry a later time: ${CLOCK_AHEAD}`;
    return `Everything up to position ${through} lies in ${folder}; the log is verified with it.${notInOrder}`;
  } finally {
    await opened.close();
  }
});
