import { parseArgs } from 'node:util';
import { buildChanged } from './lib/build/build.mjs';
import { workspacesCalled } from './lib/build/workspaces.mjs';
import { installWhenNeeded } from './lib/install/install.mjs';
import { runCommand } from './lib/shared/command.mjs';
import { Progress } from './lib/shared/progress.mjs';
import { ROOT } from './lib/shared/repository.mjs';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { force: { type: 'boolean', default: false }, only: { type: 'string', multiple: true } },
  });
  const progress = new Progress();
  await installWhenNeeded(ROOT, progress);
  const only = values.only && (await workspacesCalled(ROOT, values.only));
  const built = await buildChanged(ROOT, progress, { force: values.force, ...(only && { only }) });
  if (built.length === 0) console.log('Nothing has changed since the last build; --force builds all the same.');
  return 0;
});
