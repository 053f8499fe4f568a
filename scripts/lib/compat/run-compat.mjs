import path from 'node:path';
import { Product } from '../releases/product.mjs';
import { readArguments } from '../shared/arguments.mjs';
import { StepFailed } from '../shared/command.mjs';
import { readIfThere } from '../shared/repository.mjs';

const USAGE = `npm run compat -- <what> [--url <address of the product>]

  <frontend>            whether its build, in frontends/<frontend>/dist, fits what is live
  <frontend>@<release>  the same of a release that was published
  api                   whether all that is live fits the API, the shell and the kit

The product is MARCEL_URL unless told (http://localhost:PORT); RELEASE_TOKEN your team's token, or ADMIN_TOKEN an admin's.`;

const API = 'api';

/**
 * @typedef {{ fits: boolean, compared: string[], misfits: string[], unknown: string[] }} Report
 * @typedef {{ root: string, environment: NodeJS.ProcessEnv, say: (line: string) => void }} Surroundings
 */

/**
 * Compares what is asked for with a running product, and says what does not fit.
 *
 * @param {readonly string[]} given
 * @param {Surroundings} surroundings
 * @returns {Promise<number>} the exit code: 1 where something does not fit
 */
export async function runCompat(given, { root, environment, say }) {
  const { what, url } = readWish(given);
  const product = new Product(url, environment);
  const { fits, compared, misfits, unknown } = await compare(what, root, product);
  for (const line of unknown) say(`Not compared: ${line}.`);
  for (const line of misfits) say(line);
  if (fits) say(`fits: ${compared.join(', ')}`);
  return fits ? 0 : 1;
}

/** @param {readonly string[]} given */
function readWish(given) {
  const { values, positionals } = readArguments(given, { url: /** @type {const} */ ({ type: 'string' }) }, USAGE);
  const [what, ...others] = positionals;
  if (what === undefined || others.length > 0) throw new StepFailed(USAGE);
  return { what, url: values.url };
}

/** @param {string} what @param {string} root @param {import('../releases/product.mjs').Product} product @returns {Promise<Report>} */
async function compare(what, root, product) {
  const [frontend = '', release] = what.split('@');
  const { body } =
    what === API
      ? await product.compatibility()
      : release === undefined
        ? { body: await compareBuild(frontend, root, product) }
        : await product.get(`/${frontend}/${release}/compatibility`);
  return /** @type {Report} */ (body);
}

/**
 * Whether the build of a frontend fits what is live.
 *
 * @param {string} frontend
 * @param {string} root
 * @param {import('../releases/product.mjs').Product} product
 * @returns {Promise<Report>}
 */
export async function compareBuild(frontend, root, product) {
  const { body } = await product.post(`/${frontend}/compatibility`, await buildOf(frontend, root));
  return /** @type {Report} */ (body);
}

/** @param {string} frontend @param {string} root */
async function buildOf(frontend, root) {
  const file = path.join(root, 'frontends', frontend, 'dist', 'release.json');
  const bytes = await readIfThere(file);
  if (bytes === undefined)
    throw new StepFailed(`${file} is not there: build it first (npm run build -- --only ${frontend})`);
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)]), 'release.json');
  return form;
}
