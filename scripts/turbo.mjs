/* Installs missing packages, then runs tasks of turbo.json: `node scripts/turbo.mjs build --force`. */
import { runMain } from './lib/command.mjs';
import { install, turbo } from './lib/prepare.mjs';

await runMain(async () => {
  const [task = '', ...args] = process.argv.slice(2);
  await install({ tests: task !== 'build' });
  return (await turbo(task, ...args)) ? 0 : 1;
});
