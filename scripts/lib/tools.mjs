import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun, ROOT } from './command.mjs';

const GO_FLAGS = ['-trimpath', '-ldflags=-s -w'];
const GO_ENV = { CGO_ENABLED: '0' };
const EXE = process.platform === 'win32' ? '.exe' : '';

const FERRETDB = path.join(ROOT, 'scripts/ferretdb');
const K6 = 'go.k6.io/k6@v0.52.0';
const POCKETBASE = 'github.com/pocketbase/pocketbase/examples/base@v0.39.11';
const SCHEMATHESIS = 'schemathesis==4.32.5';

export function ferretDbPath() {
  const hash = createHash('sha256');
  for (const file of readdirSync(FERRETDB).sort()) hash.update(readFileSync(path.join(FERRETDB, file)));
  return path.join(ROOT, '.cache/ferretdb', `ferretdb-${hash.digest('hex').slice(0, 16)}${EXE}`);
}

/** Builds FerretDB unless it is built; the first build downloads 60 Go modules and takes minutes. */
export async function buildFerretDb() {
  const program = ferretDbPath();
  if (!existsSync(program))
    await mustRun(['go', 'build', ...GO_FLAGS, '-o', program, '.'], { cwd: FERRETDB, env: GO_ENV });
  return program;
}

export const buildK6 = () => goInstall('k6', K6);
export const buildPocketBase = () => goInstall('base', POCKETBASE);

/** Installs a Go program into `.cache/go` unless it is there. @param {string} name @param {string} module */
async function goInstall(name, module) {
  const folder = path.join(ROOT, '.cache/go', module.replace(/\W+/g, '-'));
  const program = path.join(folder, name + EXE);
  if (!existsSync(program))
    await mustRun(['go', 'install', ...GO_FLAGS, module], { env: { ...GO_ENV, GOBIN: folder } });
  return program;
}

/** Installs schemathesis into a Python environment in `.cache` unless it is there. */
export async function installSchemathesis() {
  const folder = path.join(ROOT, '.cache', SCHEMATHESIS.replace('==', '-'));
  const program = path.join(folder, 'bin/schemathesis');
  if (existsSync(program)) return program;
  await mustRun(['python3', '-m', 'venv', folder]);
  await mustRun([path.join(folder, 'bin/python3'), '-m', 'pip', 'install', '--quiet', SCHEMATHESIS]);
  return program;
}

/** Returns the path of a browser for tests: CHROMIUM_PATH, or one on the PATH. */
export function findChromium() {
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return (
    process.env.CHROMIUM_PATH ||
    names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync)
  );
}
