import 'reflect-metadata';
import { readSettings } from '../../platform/config/settings.js';
import { openSalvage } from '../../platform/engines/open-salvage.js';
import { prepareDirectory } from '../backup/back-up/prepare-directory.js';
import { readArguments, runCommand } from '../run-command.js';
import { salvage } from './salvage.js';

await runCommand(async () => {
  const { directory } = readArguments('to');
  await prepareDirectory(directory);
  const opened = openSalvage(readSettings(process.env), directory);
  try {
    const report = await salvage(opened.damaged, opened.target);
    const advice = `${directory} holds ${report.salvaged} events: keep the damaged log, and put this one in its place.`;
    return `${JSON.stringify(report, null, 2)}\n${advice}`;
  } finally {
    await opened.close();
  }
});
