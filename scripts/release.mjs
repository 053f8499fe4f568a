import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommandError, loadEnvFile, mustRun, readArguments, ROOT, runMain, tool } from './lib/command.mjs';
import { build, install } from './lib/prepare.mjs';
import { productOrigin, publish } from './lib/release-client.mjs';

const USAGE = `npm run release -- <frontend>

Builds a frontend with what it needs, tests it and publishes it. It is not live yet.

  --to <address>   the product (MARCEL_URL, else http://localhost:PORT)
  --skip-tests     where a pipeline has run them

RELEASE_TOKEN is your team's token; ADMIN_TOKEN an admin's.`;

await runMain(async () => {
  loadEnvFile();
  const options = /** @type {const} */ ({ to: { type: 'string' }, 'skip-tests': { type: 'boolean' } });
  const { values, positionals } = readArguments(options, USAGE);
  const [frontend = '', ...others] = positionals;
  const folder = path.join(ROOT, 'frontends', frontend);
  if (frontend === '' || others.length > 0) throw new CommandError(USAGE);
  if (!existsSync(path.join(folder, 'rsbuild.config.ts'))) throw new CommandError(`There is no frontend ${frontend}.`);
  const origin = productOrigin(values.to);
  await install({ tests: !values['skip-tests'] });
  await build(`--filter=./frontends/${frontend}`);
  if (!values['skip-tests']) await mustRun(tool('jest/bin/jest.js', '--ci'), { cwd: folder });
  for (const line of await publish(origin, path.join(folder, 'dist'))) console.log(line);
  return 0;
});
