/* `npm run bench`: the benchmarks of backend/src/load; with Go, the second engine is measured as well. */
import { npm, run, runMain } from './lib/command.mjs';
import { build } from './lib/prepare.mjs';
import { buildFerretDb } from './lib/tools.mjs';

await runMain(async () => {
  await build();
  const ferretDb = await buildFerretDb().catch(() => undefined);
  const options = ['--workspace', '@marcel/backend', '--', ...process.argv.slice(2)];
  const env = ferretDb === undefined ? {} : { FERRETDB_PROGRAM: ferretDb };
  return (await run(npm('run', 'bench', ...options), { env })) ? 0 : 1;
});
