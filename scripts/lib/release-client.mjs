import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from './command.mjs';

const TIMEOUT_MS = 60_000;

/**
 * Returns the origin of the product: the given address, MARCEL_URL, or this machine's PORT.
 *
 * @param {string | undefined} given
 * @throws {CommandError}
 */
export function productOrigin(given) {
  const { MARCEL_URL, PORT } = process.env;
  const address = given ?? (MARCEL_URL || `http://localhost:${PORT || 3000}`);
  if (URL.canParse(address) && /^https?:/.test(address)) return new URL(address).origin;
  throw new CommandError(`Not the address of a product: ${address}`);
}

/**
 * Calls the releases API of a product as a team, by RELEASE_TOKEN, or as an admin, by ADMIN_TOKEN.
 *
 * @param {string} origin
 * @param {'GET' | 'POST'} method
 * @param {string} pathname below `/api/releases`
 * @param {object} [body] a form, or JSON
 * @param {string | null} [ifMatch] ETag of the frontend that the caller has seen
 * @returns {Promise<{ body: any, etag: string | null }>}
 * @throws {CommandError} with the product's error message
 */
export async function callReleases(origin, method, pathname, body, ifMatch) {
  const { RELEASE_TOKEN: team, ADMIN_TOKEN: admin } = process.env;
  if (!team && !admin) throw new CommandError("Set RELEASE_TOKEN to your team's token, or ADMIN_TOKEN to an admin's.");
  const isForm = body instanceof FormData;
  const request = {
    method,
    headers: {
      ...(team ? { 'x-deploy-token': team } : { 'x-admin-token': admin ?? '' }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(ifMatch && { 'if-match': ifMatch }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  const response = await fetch(`${origin}/api/releases${pathname}`, request).catch((error) => {
    throw new CommandError(`${origin} cannot be reached: ${error.cause?.message ?? error.message}`);
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  /** @type {any} */
  const answer = isJson ? await response.json() : undefined;
  if (!response.ok)
    throw new CommandError(answer?.error ?? `${origin} answered ${response.status}; is the address right?`);
  return { body: answer, etag: response.headers.get('etag') };
}

/**
 * Publishes a built folder, or the federation manifest at an address of the team's own.
 *
 * @param {string} origin
 * @param {string} subject the folder, or the name of the frontend
 * @param {string} [manifestUrl]
 * @returns {Promise<string[]>} lines that say what was published and how to deploy it
 */
export async function publish(origin, subject, manifestUrl) {
  const form = new FormData();
  if (manifestUrl === undefined) await addFiles(form, subject);
  else form.set('entry', manifestUrl);
  const frontend = manifestUrl === undefined ? await readFrontendName(subject) : subject;
  const { release } = (await callReleases(origin, 'POST', `/${frontend}`, form)).body;
  return [`Published ${frontend}@${release}. To deploy it:`, `npm run release -- deploy ${frontend}@${release}`];
}

/** @param {string} folder @returns {Promise<string>} */
async function readFrontendName(folder) {
  return JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')).name;
}

/** Adds the files of a build to a form, without hidden ones. @param {FormData} form @param {string} folder */
async function addFiles(form, folder) {
  if (!existsSync(path.join(folder, 'release.json')))
    throw new CommandError(`${folder} has no release.json: is it built?`);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep);
    if (name.some((part) => part.startsWith('.'))) continue;
    form.append('files', new Blob([new Uint8Array(await readFile(file))]), name.join('/'));
  }
}
