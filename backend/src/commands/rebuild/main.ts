import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { PROJECTIONS } from '../../contexts/projections.js';
import { prepareDataDirectory } from '../../platform/config/data-directory.js';
import { readSettings } from '../../platform/config/settings.js';
import { openEngines } from '../../platform/engines/open-engines.js';
import { createLogger } from '../../platform/observability/logging/logger.js';
import { runCommand } from '../run-command.js';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const known = PROJECTIONS.map(({ name }) => name);
  const [name] = positionals;
  if (name === undefined || !known.includes(name)) throw new Error(`Name a read model: ${known.join(', ')}`);
  const settings = readSettings(process.env);
  await prepareDataDirectory(settings.dataDirectory);
  const engines = await openEngines(settings, createLogger('error'));
  try {
    const active = await engines.views.activeVersion(name);
    if (active !== undefined) await engines.views.drop(active);
  } finally {
    await engines.close();
  }
  return `${name} is dropped; the product builds it from the log at its next start.`;
});
