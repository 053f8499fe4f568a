import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError, mustRun, npm, readArguments, ROOT, runMain } from './lib/command.mjs';
import { build } from './lib/prepare.mjs';

const USAGE = `npm run create-frontend -- <name> [--title "Title"]

The name, such as our-letters, is that of the folder in frontends/, of the releases and of the page's address.`;

const TEMPLATE = path.join(ROOT, 'frontends/kit/template');
const PLACEHOLDERS = { name: 'template-name', title: 'Template Title' };

const RESERVED = ['demonstration', 'pictures', 'preview', 'releases', 'remotes', 'static'];

await runMain(async () => {
  const { values, positionals } = readArguments(/** @type {const} */ ({ title: { type: 'string' } }), USAGE);
  const [name = '', ...others] = positionals;
  if (name === '' || others.length > 0) throw new CommandError(USAGE);
  const title = values.title ?? name.replace(/(^|-)(.)/g, (_, dash, letter) => (dash && ' ') + letter.toUpperCase());
  await build('--filter=@marcel/contracts');
  await check(name, title);
  const folder = path.join(ROOT, 'frontends', name);
  await copyTemplate(folder, name, title);
  await mustRun(npm('install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund')).catch(
    async (error) => {
      await rm(folder, { recursive: true });
      throw error;
    },
  );
  console.log(`
npm run dev -w frontends/${name}      # in the page of a running product
npm test -w frontends/${name}
npm run release -- ${name}            # RELEASE_TOKENS of the product needs ${name}:<token>`);
  return 0;
});

/** @param {string} name @param {string} title @throws {CommandError} */
async function check(name, title) {
  const { FRONTEND_NAME, PAGES, ROUTES } = await import('../contracts/dist/index.js');
  const first = [...Object.values(PAGES), ...Object.values(ROUTES)].map((address) => address.split('/')[1]);
  if (!FRONTEND_NAME.test(name))
    throw new CommandError(`${name}: use small letters, digits and single hyphens, at most 32.`);
  if (existsSync(path.join(ROOT, 'frontends', name)) || ['backend', 'contracts'].includes(name))
    throw new CommandError(`There is a package ${name} already.`);
  if ([...first, ...RESERVED].includes(name)) throw new CommandError(`/${name} is an address of the product already.`);
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .,!?&’-]{0,39}$/u.test(title))
    throw new CommandError(`${title}: use letters, digits and blanks, at most 40.`);
}

/** @param {string} folder @param {string} name @param {string} title */
async function copyTemplate(folder, name, title) {
  await cp(TEMPLATE, folder, { recursive: true });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(PLACEHOLDERS.name, name).replaceAll(PLACEHOLDERS.title, title));
  }
  await completePackage(path.join(folder, 'package.json'));
}

/** Gives a package the versions that the other frontends use, and the next port. @param {string} file */
async function completePackage(file) {
  const manifest = readPackage(file);
  const files = readdirSync(path.join(ROOT, 'frontends')).map((name) =>
    path.join(ROOT, 'frontends', name, 'package.json'),
  );
  const others = files.filter((other) => other !== file && existsSync(other)).map(readPackage);
  const versions = Object.assign({}, ...others.map((other) => ({ ...other.devDependencies, ...other.dependencies })));
  const withVersions = (/** @type {Record<string, string>} */ packages) =>
    Object.fromEntries(Object.keys(packages).map((name) => [name, versions[name] ?? packages[name]]));
  manifest.config = { port: Math.max(...others.map(({ config }) => config?.port ?? 0)) + 1 };
  Object.assign(manifest, {
    dependencies: withVersions(manifest.dependencies),
    devDependencies: withVersions(manifest.devDependencies),
  });
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * @param {string} file
 * @returns {{ config?: { port: number }, dependencies: Record<string, string>, devDependencies: Record<string, string> }}
 */
function readPackage(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
