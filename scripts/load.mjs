import { parseArgs } from 'node:util';
import { buildK6, findK6, HOW_TO_GET_K6 } from './lib/load/k6.mjs';
import { startLoadedProduct } from './lib/load/loaded-product.mjs';
import { runLoad } from './lib/load/run-load.mjs';
import { runSoak } from './lib/load/soak.mjs';
import { runCommand, StepFailed } from './lib/shared/command.mjs';
import { prepare } from './lib/shared/prepare.mjs';
import { Progress } from './lib/shared/progress.mjs';
import { ROOT } from './lib/shared/repository.mjs';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      smoke: { type: 'boolean', default: false },
      build: { type: 'boolean' },
      only: { type: 'string' },
      soak: { type: 'boolean' },
      minutes: { type: 'string', default: '30' },
    },
  });
  const progress = new Progress();
  const build = values.build ? progress.step('Building k6', () => buildK6(ROOT)) : undefined;
  const k6 = (await build) ?? (await findK6(ROOT, process.env));
  if (k6 === undefined) throw new StepFailed(HOW_TO_GET_K6);
  await prepare(ROOT, progress);

  const product = await startLoadedProduct(ROOT);
  try {
    if (values.soak) {
      const findings = await runSoak(ROOT, product, { k6, minutes: Number(values.minutes) });
      for (const { name, seen, holds } of findings) console.log(`${holds ? '✓' : '✗'} ${name}: ${seen}`);
      return findings.every(({ holds }) => holds) ? 0 : 1;
    }
    const outcomes = await runLoad(ROOT, product, { k6, smoke: values.smoke, only: values.only });
    const failed = outcomes.filter(({ tally }) => tally.failed > 0).map(({ name }) => name);
    console.log(failed.length === 0 ? '\nEvery load script kept its thresholds.' : `\nFailed: ${failed.join(', ')}`);
    return failed.length === 0 ? 0 : 1;
  } finally {
    await product.stop();
  }
});
