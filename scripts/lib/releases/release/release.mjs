import path from 'node:path';
import { buildChanged } from '../../build/build.mjs';
import { frontendCalled } from '../../build/frontends.mjs';
import { compareBuild } from '../../compat/run-compat.mjs';
import { installWhenNeeded } from '../../install/install.mjs';
import { StepFailed } from '../../shared/command.mjs';
import { testChangedSince } from '../../test/remembered-tests.mjs';
import { Product } from '../product.mjs';
import { publish } from '../publish.mjs';
import { readReleaseFolder } from '../release-folder.mjs';
import { releaseElsewhere } from '../release-elsewhere.mjs';
import { readReleaseOrder } from './read-release-order.mjs';

const PUBLISHED_ALL_THE_SAME = 'It was not published. To publish what will fit later: npm run releases -- publish ';

/**
 * Releases one frontend: builds it with what it needs, tests it meanwhile, compares it with what is live, and publishes what was
 * built. Nobody gets it until it is deployed.
 *
 * @param {string} root
 * @param {readonly string[]} given
 * @param {object} around
 * @param {NodeJS.ProcessEnv} around.environment
 * @param {import('../../shared/progress.mjs').Progress} around.progress
 * @param {(line: string) => void} around.say
 * @throws {StepFailed}
 */
export async function release(root, given, { environment, progress, say }) {
  const { frontend, to, url, skipTests } = readReleaseOrder(given);
  const product = new Product(to, environment);
  const workspace = await frontendCalled(root, frontend);
  await installWhenNeeded(root, progress);
  const done = await Promise.allSettled([
    buildChanged(root, progress, { only: ({ name }) => name === workspace.name }),
    ...(skipTests ? [] : [testChangedSince(root, workspace, progress)]),
  ]);
  for (const step of done) if (step.status === 'rejected') throw step.reason;
  const { fits, misfits } = await compareBuild(frontend, root, product);
  if (!fits) throw new StepFailed(`${misfits.join('\n')}\n\n${PUBLISHED_ALL_THE_SAME}${workspace.folder}/dist`);
  const folder = path.join(root, workspace.folder, 'dist');
  const sent =
    url === undefined ? await readReleaseFolder(folder) : await releaseElsewhere(root, frontend, url, folder);
  for (const line of await publish(sent, product)) say(line);
  return 0;
}
