import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { runCommand } from '../run-command.js';
import { loadAccessTokens } from '../../platform/config/access-tokens.js';
import { readSettings } from '../../platform/config/settings.js';
import { PROJECTIONS } from '../../contexts/projections.js';
import { followRebuild } from './follow-rebuild.js';
import { progressLine } from './progress-line.js';

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { url: { type: 'string' } }, allowPositionals: true });
  const known = PROJECTIONS.map(({ name }) => name);
  const [name] = positionals;
  if (name === undefined || !known.includes(name)) throw new Error(`Name a read model: ${known.join(', ')}`);
  const settings = readSettings(process.env);
  const { tokens } = await loadAccessTokens(settings);
  const product = { address: values.url ?? `http://localhost:${settings.port}`, adminToken: tokens.admin };
  await followRebuild(product, name, progressLine(process.stdout));
  return `${name} is rebuilt.`;
});
