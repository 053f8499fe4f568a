/* `npm run bench`: the benchmarks of backend/src/load; with `--peer`, which needs Go, PocketBase is measured as well. */
import { npm, run, runMain } from './lib/command.mjs';
import { build, install } from './lib/prepare.mjs';
import { buildFerretDb, buildPocketBase } from './lib/tools.mjs';

await runMain(async () => {
  await install({ tests: true });
  await build();
  const FERRETDB_PROGRAM = await buildFerretDb().catch(() => '');
  const POCKETBASE_PROGRAM = process.argv.includes('--peer') ? await buildPocketBase() : '';
  const programs = Object.entries({ FERRETDB_PROGRAM, POCKETBASE_PROGRAM }).filter(([, program]) => program !== '');
  return (await run(npm('run', 'bench', '--workspace', '@marcel/backend'), { env: Object.fromEntries(programs) }))
    ? 0
    : 1;
});
