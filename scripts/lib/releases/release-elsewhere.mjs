import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { StepFailed } from '../shared/command.mjs';
import { importContracts } from '../build/contracts.mjs';
import { elsewhere } from './publish.mjs';

const DESCRIPTION = 'release.json';

/**
 * What was built here, as the form that publishes it on an origin of its team's: it names the release, so that the product
 * refuses when something else lies there.
 *
 * @param {string} root
 * @param {string} frontend
 * @param {string} url of its federation manifest
 * @param {string} folder that holds the build
 */
export async function releaseElsewhere(root, frontend, url, folder) {
  if (!URL.canParse(url)) throw new StepFailed(`--url is no address: ${url}`);
  const { releaseId, releaseListing } = await importContracts(root);
  const names = [path.posix.basename(new URL(url).pathname), DESCRIPTION];
  const files = await Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(path.join(folder, name)) })),
  );
  const listing = releaseListing(files.map(({ name, bytes }) => ({ path: name, sha256: sha256(bytes) })));
  const { version } = JSON.parse(files[1]?.bytes.toString() ?? '{}');
  const sent = elsewhere(frontend, url);
  sent.form.set('release', releaseId(version, sha256(listing)));
  return sent;
}

/** @param {Buffer | string} content */
const sha256 = (content) => createHash('sha256').update(content).digest('hex');
