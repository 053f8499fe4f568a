import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { PROJECTIONS } from '../../contexts/projections.js';
import { runCommand } from '../run-command.js';
import { withEngines } from '../with-engines.js';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const allNames = PROJECTIONS.map(({ name }) => name);
  const [name] = positionals;
  if (name === undefined || !allNames.includes(name)) throw new Error(`Name a read model: ${allNames.join(', ')}`);
  await withEngines(async ({ views }) => {
    const active = await views.activeVersion(name);
    if (active !== undefined) await views.drop(active);
  });
  return `${name} is dropped; the product builds it from the log at its next start.`;
});
