import { parseArgs } from 'node:util';
import { buildChanged } from './lib/build/build.mjs';
import { installWhenNeeded } from './lib/install/install.mjs';
import { runCommand } from './lib/shared/command.mjs';
import { Progress } from './lib/shared/progress.mjs';
import { ROOT } from './lib/shared/repository.mjs';

await runCommand(async () => {
  const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } });
  const progress = new Progress();
  await installWhenNeeded(ROOT, progress);
  const built = await buildChanged(ROOT, progress, values);
  if (built.length === 0) console.log('Nothing has changed since the last build; --force builds all the same.');
  return 0;
});
