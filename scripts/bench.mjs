/* Runs the benchmarks of backend/src/load (`npm run bench`). With `--peer`, which needs Go, measures PocketBase as well. */
import { npm, run, runMain } from './lib/command.mjs';
import { build, install } from './lib/prepare.mjs';
import { buildPocketBase } from './lib/tools.mjs';

await runMain(async () => {
  await install({ tests: true });
  await build();
  const env = process.argv.includes('--peer') ? { POCKETBASE_PROGRAM: await buildPocketBase() } : {};
  return (await run(npm('run', 'bench', '--workspace', '@marcel/backend'), { env })) ? 0 : 1;
});
