import { parseArgs } from 'node:util';
import { runCommand } from './lib/shared/command.mjs';
import { Progress } from './lib/shared/progress.mjs';
import { ROOT } from './lib/shared/repository.mjs';
import { chooseStages, runStages } from './lib/test/run-stages.mjs';
import { closingLines } from './lib/test/tally.mjs';

await runCommand(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const stages = chooseStages(values.only);
  const tally = await runStages(ROOT, stages, new Progress());
  console.log(`\n${closingLines(tally)}`);
  return tally.failed === 0 ? 0 : 1;
});
