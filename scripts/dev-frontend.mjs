/* `npm run dev -w frontends/<name>`: develops one frontend in the page of a running product; nothing else is built. */
import path from 'node:path';
import { CommandError, loadEnvFile, readArguments, ROOT, runMain } from './lib/command.mjs';
import { build } from './lib/prepare.mjs';
import { productOrigin } from './lib/release-client.mjs';

await runMain(async () => {
  loadEnvFile();
  const usage = 'npm run dev -w frontends/<name> -- --shell <address of a running product>';
  const { values, positionals } = readArguments(/** @type {const} */ ({ shell: { type: 'string' } }), usage);
  if (positionals.length > 0) throw new CommandError(usage);
  const product = productOrigin(values.shell);
  const folder = path.relative(ROOT, process.cwd()).split(path.sep).join('/');
  await build(`--filter=./${folder}^...`);
  console.log(`In the page of ${product} (--shell); Ctrl-C ends it.\n`);
  Object.assign(process.env, { DEV_SHELL: product, NODE_ENV: 'development' });
  const { runCLI } = await import('@rsbuild/core');
  runCLI({ argv: [process.execPath, 'rsbuild', 'dev'] });
  return 0;
});
