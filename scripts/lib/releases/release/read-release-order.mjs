import { readArguments } from '../../shared/arguments.mjs';
import { StepFailed } from '../../shared/command.mjs';

export const USAGE = `npm run release -- <frontend>

Builds it with what it needs, tests it, compares it with what is live, and publishes it. It is not live yet.

  --to <address>   the product (MARCEL_URL, else http://localhost:PORT)
  --url <address>  of its mf-manifest.json, where the files stay on an origin of your own
  --skip-tests     where a pipeline has run them

RELEASE_TOKEN is your team's token; ADMIN_TOKEN an admin's.`;

const TEXT = /** @type {const} */ ({ type: 'string' });
const OPTIONS = { to: TEXT, url: TEXT, 'skip-tests': /** @type {const} */ ({ type: 'boolean', default: false }) };

/** @typedef {{ frontend: string, to?: string, url?: string, skipTests: boolean }} ReleaseOrder */

/**
 * @param {readonly string[]} given
 * @returns {ReleaseOrder}
 */
export function readReleaseOrder(given) {
  const { values, positionals } = readArguments(given, OPTIONS, USAGE);
  const [frontend, ...others] = positionals;
  if (!frontend || others.length > 0) throw new StepFailed(USAGE);
  const { 'skip-tests': skipTests, ...rest } = values;
  return { frontend, skipTests, ...rest };
}
