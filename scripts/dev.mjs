import path from 'node:path';
import { loadEnvFile, ROOT, runMain } from './lib/command.mjs';
import { install, turbo } from './lib/prepare.mjs';

await runMain(async () => {
  loadEnvFile();
  await install();
  const env = process.env;
  // Use the same folder as `npm start`, which runs in the root.
  env.DATA_DIR = path.resolve(ROOT, env.DATA_DIR || 'data');
  const desktop = (Number(env.PORT) || 3000) + 1;
  console.log(`The desktop: http://127.0.0.1:${desktop}; data and the admin token: ${env.DATA_DIR}\n`);
  return (await turbo('watch-sources', 'watch-server', '--concurrency=20', '--env-mode=loose')) ? 0 : 1;
});
