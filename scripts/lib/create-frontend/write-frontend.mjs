import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readFrontends } from '../build/frontends.mjs';
import { readJsonIfThere } from '../shared/repository.mjs';

const TEMPLATE = 'frontends/kit/template';

/** What the template calls itself. */
const WORDS = { name: 'template-name', title: 'Template Title' };

/** @typedef {{ config?: { port?: number }, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} PackageFile */

/**
 * Copies the template under other names. Its packages come in the versions that the other frontends have, its development
 * server on the next port.
 *
 * @param {string} root
 * @param {{ name: string, title: string }} frontend
 */
export async function writeFrontend(root, { name, title }) {
  const others = await packageFiles(root);
  const folder = path.join(root, 'frontends', name);
  await cp(path.join(root, TEMPLATE), folder, { recursive: true, errorOnExist: true, force: false });
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const place = path.join(file.parentPath, file.name);
    const text = await readFile(place, 'utf8');
    await writeFile(place, text.replaceAll(WORDS.name, name).replaceAll(WORDS.title, title));
  }
  const place = path.join(folder, 'package.json');
  const own = /** @type {PackageFile} */ (await readJsonIfThere(place));
  const port = Math.max(...others.map(({ config }) => config?.port ?? 0)) + 1;
  const completed = { ...own, config: { port }, ...versionsOf(own, others) };
  await writeFile(place, `${JSON.stringify(completed, null, 2)}\n`);
}

/** @param {string} root */
async function packageFiles(root) {
  const folders = (await readFrontends(root)).map(({ folder }) => folder);
  const files = await Promise.all(folders.map((folder) => readJsonIfThere(path.join(root, folder, 'package.json'))));
  return /** @type {PackageFile[]} */ (files);
}

/** @param {PackageFile} own @param {PackageFile[]} others */
function versionsOf({ dependencies = {}, devDependencies = {} }, others) {
  const known = Object.assign({}, ...others.map((other) => ({ ...other.devDependencies, ...other.dependencies })));
  const withVersions = (/** @type {Record<string, string>} */ packages) =>
    Object.fromEntries(Object.keys(packages).map((name) => [name, known[name] ?? packages[name]]));
  return { dependencies: withVersions(dependencies), devDependencies: withVersions(devDependencies) };
}
