import { readArguments } from '../shared/arguments.mjs';
import { StepFailed } from '../shared/command.mjs';

export const USAGE = `npm run releases -- <what>

  list [<frontend>]                     what is live, or all releases of a frontend
  history <frontend>                    what has happened, newest first
  publish <folder>                      makes a built folder with its release.json known; it is not live yet
  publish <frontend> --url <address>    the same of a manifest on an origin of your own
  deploy <frontend>@<release>           makes it live; --canary 10 for that share of visitors
  promote <frontend>                    makes the canary live
  rollback <frontend> --reason <why>    takes back the canary, else what is live; --entirely until nothing is live
  pin <frontend> --reason <why>         keeps what is live from being replaced
  unpin <frontend> --reason <why>
  withdraw <frontend>@<release> --reason <why>
  prune <frontend>                      lets go of old releases
  preview <frontend>@<release>          a link that shows it to whoever opens it

What does not fit what is live is refused; deploy, promote, rollback and pin take --force with a --reason.
A release is named by its id, or by as much of it, or of its hash, as names one only.
The product is at MARCEL_URL, or --to <address> (http://localhost:PORT). RELEASE_TOKEN is your team's token, ADMIN_TOKEN an admin's.`;

/** What each order is about, and whether it takes a reason: `must` be given, or `may`. */
const ORDERS = {
  list: { about: 'maybe frontend', reason: 'no' },
  history: { about: 'frontend', reason: 'no' },
  publish: { about: 'folder', reason: 'no' },
  deploy: { about: 'release', reason: 'may' },
  promote: { about: 'frontend', reason: 'may' },
  rollback: { about: 'frontend', reason: 'must' },
  pin: { about: 'frontend', reason: 'must' },
  unpin: { about: 'frontend', reason: 'must' },
  withdraw: { about: 'release', reason: 'must' },
  prune: { about: 'frontend', reason: 'may' },
  preview: { about: 'release', reason: 'no' },
};

/** What can be done although something does not fit. */
const FORCED = ['deploy', 'promote', 'rollback', 'pin'];

/**
 * What somebody has asked for.
 *
 * @typedef {object} Order
 * @property {keyof typeof ORDERS} what
 * @property {string} subject a frontend, or a folder
 * @property {string} [release]
 * @property {string} [reason]
 * @property {number} [canary]
 * @property {boolean} [force]
 * @property {boolean} [entirely]
 * @property {string} [url]
 * @property {string} [to] address of the product
 */

/**
 * @param {string} text
 * @returns {text is keyof typeof ORDERS}
 */
const isKnown = (text) => Object.hasOwn(ORDERS, text);

/**
 * @param {readonly string[]} given
 * @returns {Order}
 */
export function readOrder(given) {
  const { values, positionals } = parse(given);
  const [what = '', subject = '', ...others] = positionals;
  if (!isKnown(what) || others.length > 0) throw new StepFailed(USAGE);
  const { about, reason } = ORDERS[what];
  if (subject === '' && about !== 'maybe frontend') throw new StepFailed(`${what} what? See:\n\n${USAGE}`);
  const [frontend = '', release] = about === 'folder' ? [subject] : subject.split('@');
  if (about === 'release' && !release) throw new StepFailed(`Which release? ${what} ${frontend}@<release>`);
  if (about === 'frontend' && release)
    throw new StepFailed(`${what} is about a frontend as a whole: ${what} ${frontend}`);
  if (reason === 'must' && !values.reason) throw new StepFailed(`Why? ${what} ${subject} --reason "…"`);
  if (reason === 'no' && values.reason) throw new StepFailed(`${what} takes no reason`);
  if (values.force && !FORCED.includes(what)) throw new StepFailed(`${what} cannot be forced`);
  if (values.entirely && what !== 'rollback') throw new StepFailed('--entirely belongs to rollback');
  if (values.force && !values.reason) throw new StepFailed(`Why? ${what} ${subject} --force --reason "…"`);
  return { what, subject: frontend, release, ...values, canary: shareOf(values.canary, what) };
}

/** @param {readonly string[]} given */
function parse(given) {
  const text = /** @type {const} */ ({ type: 'string' });
  const options = {
    reason: text,
    canary: text,
    url: text,
    to: text,
    force: /** @type {const} */ ({ type: 'boolean' }),
    entirely: /** @type {const} */ ({ type: 'boolean' }),
  };
  return readArguments(given, options, USAGE);
}

/** @param {string | undefined} text @param {string} what */
function shareOf(text, what) {
  if (text === undefined) return undefined;
  if (what !== 'deploy') throw new StepFailed('--canary belongs to deploy');
  const share = Number(text);
  if (!Number.isInteger(share) || share < 1 || share > 99) throw new StepFailed('The share of a canary is 1 to 99 %');
  return share;
}
