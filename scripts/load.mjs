/* Runs the k6 scripts of backend/load against the built product (`npm run load`); with `--smoke`, only a few rounds. */
import { runMain } from './lib/command.mjs';
import { runLoadScripts } from './lib/load.mjs';
import { build } from './lib/prepare.mjs';
import { buildK6 } from './lib/tools.mjs';

await runMain(async () => {
  await build();
  const { failed } = await runLoadScripts(await buildK6(), { smoke: process.argv.includes('--smoke') });
  return failed === 0 ? 0 : 1;
});
