import { StepFailed } from '../shared/command.mjs';
import { frontendLines, releaseLine, stepLine } from './lines.mjs';
import { readOrder } from './orders.mjs';
import { Product } from './product.mjs';
import { elsewhere, publish } from './publish.mjs';
import { readReleaseFolder } from './release-folder.mjs';

/**
 * @typedef {import('./orders.mjs').Order} Order
 * @typedef {import('./lines.mjs').Frontend} Frontend
 * @typedef {import('./lines.mjs').Release} Release
 * @typedef {import('./lines.mjs').Step} Step
 * @typedef {(line: string) => void} Say
 */

/**
 * Carries out what a team asks for.
 *
 * @param {readonly string[]} given
 * @param {NodeJS.ProcessEnv} environment
 * @param {Say} say
 */
export async function runReleases(given, environment, say) {
  const order = readOrder(given);
  const product = new Product(order.to, environment);
  for (const line of await carryOut(order, product)) say(line);
  return 0;
}

/** @param {Order} order @param {Product} product @returns {Promise<readonly string[]>} */
async function carryOut(order, product) {
  switch (order.what) {
    case 'list':
      return order.subject === '' ? listFrontends(product) : listReleases(order.subject, product);
    case 'history':
      return /** @type {Step[]} */ ((await product.get(`/${order.subject}/history`)).body).map(stepLine);
    case 'publish':
      return publish(await sentFor(order), product);
    case 'preview':
      return preview(order, product);
    case 'prune':
      return prune(order, product);
    default:
      return decide(order, product);
  }
}

/** @param {Order} order */
const sentFor = ({ subject, url }) => (url === undefined ? readReleaseFolder(subject) : elsewhere(subject, url));

/** @param {Product} product */
async function listFrontends(product) {
  const frontends = /** @type {Frontend[]} */ ((await product.get('')).body);
  return frontends.length === 0 ? ['Nothing has been published yet.'] : frontends.flatMap(frontendLines);
}

/** @param {string} frontend @param {Product} product */
async function listReleases(frontend, product) {
  const { body } = await product.get(`/${frontend}`);
  const known = /** @type {Frontend} */ (body);
  return [...frontendLines(known), ...(await releasesOf(frontend, product)).map((one) => releaseLine(one, known))];
}

/** @param {string} frontend @param {Product} product */
const releasesOf = async (frontend, product) =>
  /** @type {Release[]} */ ((await product.get(`/${frontend}/all?limit=500`)).body);

/** @param {Order} order @param {Product} product */
async function preview({ subject, release }, product) {
  const id = await idOf(subject, release ?? '', product);
  const { url, expiresAt } = /** @type {{ url: string, expiresAt: string }} */ (
    (await product.post(`/${subject}/${id}/preview`, {})).body
  );
  return [url, `Shows ${subject}@${id} to whoever opens it, until ${expiresAt}; /preview/end leads back.`];
}

/** @param {Order} order @param {Product} product */
async function prune({ subject, reason = 'Older than what is kept' }, product) {
  const { pruned } = /** @type {{ pruned: string[] }} */ ((await product.post(`/${subject}/prune`, { reason })).body);
  return pruned.length === 0 ? ['Nothing is old enough.'] : pruned.map((release) => `pruned ${subject}@${release}`);
}

/**
 * Decides for what this caller has seen: whoever decides at the same moment is not passed over.
 *
 * @param {Order} order
 * @param {Product} product
 */
async function decide({ what, subject, release, reason, canary, force, entirely }, product) {
  const { body, tag } = await product.get(`/${subject}`);
  const path = pathOf(
    what,
    await subjectOf(what, { subject, release }, /** @type {Frontend} */ (body), product),
    canary,
  );
  const sent = {
    ...(reason !== undefined && { reason }),
    ...(canary !== undefined && { share: canary }),
    ...(force && { force }),
    ...(entirely && { entirely }),
  };
  const decided = await product.post(`/${subject}${path}`, sent, { ifMatch: tag });
  return frontendLines(/** @type {Frontend} */ (decided.body));
}

/** @param {Order['what']} what @param {string} release @param {number | undefined} canary */
function pathOf(what, release, canary) {
  if (what === 'rollback' || what === 'unpin') return `/${what}`;
  return `/${release}/${what === 'deploy' && canary !== undefined ? 'canary' : what}`;
}

/**
 * @param {Order['what']} what
 * @param {{ subject: string, release?: string }} named
 * @param {Frontend} frontend
 * @param {Product} product
 */
async function subjectOf(what, { subject, release }, { live, canary }, product) {
  if (release !== undefined) return idOf(subject, release, product);
  if (what === 'promote' && canary === null) throw new StepFailed(`${subject} has no canary`);
  if (what === 'pin' && live === null) throw new StepFailed(`Nothing was released of ${subject} that could be pinned`);
  return (what === 'promote' ? canary : live)?.release ?? '';
}

/** @param {string} frontend @param {string} named @param {Product} product */
async function idOf(frontend, named, product) {
  const known = (await releasesOf(frontend, product)).map(({ release }) => release);
  const found = known.includes(named)
    ? [named]
    : known.filter((id) => id.startsWith(named) || id.slice(id.lastIndexOf('-') + 1).startsWith(named));
  const [id] = found;
  if (id === undefined)
    throw new StepFailed(`${frontend} has no release ${named}; see: npm run releases -- list ${frontend}`);
  if (found.length > 1) throw new StepFailed(`${named} may be ${found.join(' or ')}`);
  return id;
}
