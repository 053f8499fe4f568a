import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { Progress } from '../../shared/progress.mjs';
import { release } from './release.mjs';

const DIST = { 'release.json': { name: 'letters', version: '1.0.0' }, 'mf-manifest.json': {} };
const CONTRACTS = `export const releaseId = (version, hash) => version + '-' + hash.slice(0, 12);
export const releaseListing = (files) => files.map(({ path }) => path).join();`;
const BUILD = `node -e "fs.cpSync('src', 'dist', { recursive: true })"`;

/** @type {string[]} */
let requests = [];
/** @type {string[]} */
let told = [];
/** @type {string[]} */
let misfits = [];
let root = '';
const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    requests.push(`${request.method} ${request.url} ${request.headers['x-deploy-token']}\n${body}`);
    const compared = request.url?.endsWith('/compatibility');
    const report = JSON.stringify(
      compared
        ? { fits: misfits.length === 0, compared: [], misfits, unknown: [] }
        : { release: '1.0.0-0123456789ab', files: 2, entry: '/' },
    );
    response.writeHead(201, { 'content-type': 'application/json' }).end(report);
  });
});

/** @param {string} file @param {string | object} content */
async function write(file, content) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

before(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  root = await mkdtemp(path.join(tmpdir(), 'marcel-release-'));
  await write('package.json', { workspaces: ['frontends/letters', 'frontends/kit', 'frontends/other'] });
  await write('package-lock.json', {});
  await write('contracts/dist/index.js', CONTRACTS);
  await write('contracts/package.json', { type: 'module' });
  await write('frontends/kit/package.json', { name: 'kit', scripts: { build: BUILD } });
  await write('frontends/kit/src/kit.js', '');
  await write('frontends/other/package.json', { name: 'other', scripts: { build: 'exit 1', dev: 'serve' } });
  await write('frontends/other/src/other.js', '');
  const letters = { name: 'letters', scripts: { build: BUILD, dev: 'serve' }, dependencies: { kit: '1' } };
  await write('frontends/letters/package.json', letters);
  for (const [file, content] of Object.entries(DIST)) await write(`frontends/letters/src/${file}`, content);
});
after(async () => {
  server.close();
  await rm(root, { recursive: true });
});
beforeEach(() => {
  [requests, told, misfits] = [[], [], []];
});

/** @param {string[]} given */
function run(...given) {
  const bound = server.address();
  const environment = { RELEASE_TOKEN: 'token', PORT: String(typeof bound === 'object' ? bound?.port : '') };
  const progress = new Progress({ write: (text) => told.push(text) });
  return release(root, given, { environment, progress, say: (line) => told.push(line) });
}

test('one frontend is built with what it needs, and published under what comes next', async () => {
  await run('letters', '--skip-tests');
  assert.match(told.join(''), /Building frontends\/kit.*\n.*Building frontends\/letters/);
  assert.match(told.join('\n'), /letters@1\.0\.0-0123456789ab is published.*\nnpm run releases -- deploy letters@1/);
  assert.match(requests[0] ?? '', /^POST \/api\/releases\/letters\/compatibility token\n[^]*release\.json/);
  assert.match(requests[1] ?? '', /^POST \/api\/releases\/letters token\n[^]*mf-manifest\.json[^]*release\.json/);
});

test('what does not fit what is live is not published, in the words of the product', async () => {
  misfits = ['letters needs the export `Quill` of the kit'];
  await assert.rejects(
    run('letters', '--skip-tests'),
    /`Quill` of the kit\n\nIt was not published.*publish frontends\/letters\/dist/,
  );
  assert.equal(requests.length, 1);
});

test('files that stay elsewhere are told by the name of the release that was built', async () => {
  await run('letters', '--skip-tests', '--url', 'https://letters.example.org/mf-manifest.json');
  assert.match(requests.join(), /name="release"\r\n\r\n1\.0\.0-[0-9a-f]{12}\r\n/);
  assert.match(requests.join(), /name="entry"\r\n\r\nhttps:\/\/letters\.example\.org/);
  await assert.rejects(run('letters', '--skip-tests', '--url', 'there'), /--url is no address: there/);
});

test('nothing is published that could not be built or is no frontend', async () => {
  await assert.rejects(run('other', '--skip-tests'), /frontends\/other could not be built/);
  await assert.rejects(run('kit'), /There is no frontend kit; there are letters, other\./);
  await assert.rejects(run(), /npm run release -- <frontend>/);
  await assert.rejects(run('letters', '--fast'), /--fast/);
  assert.deepEqual(requests, []);
});
