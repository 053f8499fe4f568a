import { StepFailed } from '../shared/command.mjs';
import { npm, runQuietly } from '../shared/processes.mjs';
import { isInstalled } from './is-installed.mjs';

/**
 * Installs the locked packages unless they are there already. Tools count as needed even where NODE_ENV is production,
 * because the product is built from its sources; no package has to run a script of its own to be installed.
 *
 * @param {string} root
 * @param {import('../shared/progress.mjs').Progress} progress
 * @throws {StepFailed} with npm's output
 */
export async function installWhenNeeded(root, progress) {
  if (await isInstalled(root)) return;
  await progress.step('Installing packages', async () => {
    const command = npm('ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund');
    const { ok, output } = await runQuietly(command, { cwd: root });
    if (!ok) throw new StepFailed('The packages could not be installed; npm says why above.', output);
  });
}
