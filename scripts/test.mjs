import { parseArgs } from 'node:util';
import { runCommand } from './lib/shared/command.mjs';
import { Progress } from './lib/shared/progress.mjs';
import { ROOT } from './lib/shared/repository.mjs';
import { chooseStages, runStages } from './lib/test/run-stages.mjs';
import { closingLines } from './lib/test/tally.mjs';
import { testChanged } from './lib/changed/test-changed.mjs';

await runCommand(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, changed: { type: 'boolean' } } });
  const progress = new Progress();
  const tally = values.changed
    ? await testChanged(ROOT, progress)
    : await runStages(ROOT, chooseStages(values.only), progress);
  console.log(`\n${closingLines(tally)}`);
  return tally.failed === 0 ? 0 : 1;
});
