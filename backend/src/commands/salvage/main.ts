import 'reflect-metadata';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../../platform/config/settings.js';
import { openSalvage } from '../../platform/engines/open-salvage.js';
import { prepareDirectory } from '../../platform/backup/back-up/prepare-directory.js';
import { runCommand } from '../run-command.js';
import { salvage } from './salvage.js';

await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, 'without-closed': { type: 'boolean' } } });
  if (!values.to) throw new Error('Name a directory: --to DIR [--without-closed]');
  const directory = path.resolve(values.to);
  await prepareDirectory(directory);
  const opened = openSalvage(readSettings(process.env), directory, { withoutClosed: values['without-closed'] });
  try {
    const report = await salvage(opened.damaged, opened.target);
    const advice = `${directory} holds ${report.salvaged} events: keep the damaged log, and put this one in its place.`;
    return `${JSON.stringify(report, null, 2)}\n${advice}`;
  } finally {
    await opened.close();
  }
});
