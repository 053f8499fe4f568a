import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommandError, loadEnvFile, mustRun, readArguments, ROOT, runMain, tool } from './lib/command.mjs';
import { build, install } from './lib/prepare.mjs';
import { callReleases, productOrigin, publish } from './lib/release-client.mjs';

const USAGE = `npm run release -- <command>

  <frontend>                            builds, tests and publishes frontends/<frontend>; --skip-tests
  list [<frontend>]                     what is live, or all releases of a frontend
  history <frontend>                    the events of a frontend, newest first
  publish <folder>                      publishes a built folder; it is not live yet
  publish <frontend> --url <address>    publishes a federation manifest on an origin of your own
  deploy <frontend>@<release>           makes a release live; --reason <text> is kept in the history
  rollback <frontend> --reason <text>   makes the release before live again
  preview <frontend>@<release>          a link that shows a release to the browser that opens it

A release is named by its id, or by the beginning of its id or hash.
The product is at MARCEL_URL or --to <address>; RELEASE_TOKEN is your team's token, ADMIN_TOKEN an admin's.`;

const OPTIONS = /** @type {const} */ ({
  reason: { type: 'string' },
  url: { type: 'string' },
  to: { type: 'string' },
  'skip-tests': { type: 'boolean' },
});

/** @typedef {{ kind: string, id?: string }} Actor */
/** @typedef {{ name: string, live: { release: string, since: string, by: Actor } | null }} Frontend */
/** @typedef {{ release: string, publishedAt: string, publishedBy: Actor, bytes: number, entry: string }} Release */

const { values, positionals } = readArguments(OPTIONS, USAGE);
const [command = '', subject = '', ...others] = positionals;
const [frontend = '', named] = subject.split('@');

/** @param {'GET' | 'POST'} method @param {string} pathname @param {object} [body] @param {string | null} [etag] */
const call = (method, pathname, body, etag) => callReleases(productOrigin(values.to), method, pathname, body, etag);

/** @type {Record<string, () => Promise<string[]>>} */
const COMMANDS = {
  list: async () => (subject ? listReleases() : (await call('GET', '')).body.map(frontendLine)),
  history: async () => (await call('GET', `/${frontend}/history`)).body.map(historyLine),
  publish: () => publish(productOrigin(values.to), subject, values.url),
  deploy: () => decide(async () => `/${await releaseId()}/deploy`),
  rollback: () => decide(async () => '/rollback'),
  preview: async () => {
    const { url, expiresAt } = (await call('POST', `/${frontend}/${await releaseId()}/preview`, {})).body;
    return [url, `Valid until ${expiresAt}; /preview/end ends the preview.`];
  },
};

await runMain(async () => {
  loadEnvFile();
  const isFrontend = subject === '' && existsSync(path.join(ROOT, 'frontends', command, 'rsbuild.config.ts'));
  const carryOut = COMMANDS[command] ?? (isFrontend ? buildAndPublish : undefined);
  if (!carryOut || others.length > 0 || (subject === '' && command !== 'list' && !isFrontend))
    throw new CommandError(USAGE);
  if (command === 'rollback' && !values.reason) throw new CommandError('rollback takes a --reason');
  for (const line of await carryOut()) console.log(line);
  return 0;
});

async function buildAndPublish() {
  const folder = path.join(ROOT, 'frontends', command);
  const origin = productOrigin(values.to);
  await install({ tests: !values['skip-tests'] });
  await build(`--filter=./frontends/${command}`);
  if (!values['skip-tests']) await mustRun(tool('jest/bin/jest.js', '--ci'), { cwd: folder });
  return publish(origin, path.join(folder, 'dist'));
}

/** Sends a decision with the ETag that it is based on, so that concurrent ones fail. @param {() => Promise<string>} getPath */
async function decide(getPath) {
  const { etag } = await call('GET', `/${frontend}`);
  const body = values.reason === undefined ? {} : { reason: values.reason };
  return [frontendLine((await call('POST', `/${frontend}${await getPath()}`, body, etag)).body)];
}

async function listReleases() {
  /** @type {Frontend} */
  const current = (await call('GET', `/${frontend}`)).body;
  return [frontendLine(current), ...(await allReleases()).map((release) => releaseLine(release, current))];
}

/** @returns {Promise<Release[]>} */
async function allReleases() {
  return (await call('GET', `/${frontend}/all`)).body;
}

async function releaseId() {
  if (!named) throw new CommandError(`Which release? ${command} ${frontend}@<release>`);
  const ids = (await allReleases()).map(({ release }) => release);
  const matching = ids.filter((id) => id.startsWith(named) || id.slice(id.lastIndexOf('-') + 1).startsWith(named));
  const [id] = ids.includes(named) ? [named] : matching;
  if (id === undefined)
    throw new CommandError(`${frontend} has no release ${named}; see: npm run release -- list ${frontend}`);
  if (id !== named && matching.length > 1) throw new CommandError(`${named} may be ${matching.join(' or ')}`);
  return id;
}

/** @param {Actor} actor */
function actorName({ kind, id }) {
  return id === undefined ? kind : `${kind} ${id}`;
}

/** @param {Frontend} frontend */
function frontendLine({ name, live }) {
  return `${name}: ${live === null ? 'the build that came with the product' : `${live.release} since ${live.since} by ${actorName(live.by)}`}`;
}

/** @param {Release} release @param {Frontend} frontend */
function releaseLine({ release, publishedAt, publishedBy, bytes, entry }, { live }) {
  const size = bytes === 0 ? new URL(entry).origin : `${Math.ceil(bytes / 1024)} kB`;
  return `${release === live?.release ? 'live' : '    '}  ${release}  ${publishedAt} by ${actorName(publishedBy)}, ${size}`;
}

/** @param {{ type: string, time: string, by: Actor, release: string, reason: string | null }} event */
function historyLine({ type, time, by, release, reason }) {
  const event = type.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${time}  ${event} ${release} by ${actorName(by)}${reason === null ? '' : `: ${reason}`}`;
}
