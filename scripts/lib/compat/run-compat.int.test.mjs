import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { StepFailed } from '../shared/command.mjs';
import { runCompat } from './run-compat.mjs';

const FITS = { fits: true, compared: ['studio@1.0.0', 'the API'], misfits: [], unknown: ['studio@1.0.0 gives more'] };
const MISFIT = { fits: false, compared: [], misfits: ['studio@1.0.0 needs the export `Grid`.'], unknown: [] };

/** @type {Record<string, object>} */
const ANSWERS = {
  'POST /api/releases/studio/compatibility': FITS,
  'GET /api/releases/studio/1.0.0-0123456789ab/compatibility': MISFIT,
  'GET /api/compatibility': MISFIT,
};

let [root, url, sent] = ['', '', ''];

const server = createServer((request, response) => {
  request.setEncoding('utf8').on('data', (chunk) => (sent += chunk));
  request.on('end', () => {
    const told = ANSWERS[`${request.method} ${request.url}`];
    response.writeHead(told ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(told ?? { error: `No ${request.url}` }));
  });
});

before(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  url = `http://127.0.0.1:${address.port}`;
  root = await mkdtemp(path.join(tmpdir(), 'marcel-compat-'));
  await mkdir(path.join(root, 'frontends/studio/dist'), { recursive: true });
  await writeFile(path.join(root, 'frontends/studio/dist/release.json'), '{"name":"studio"}');
});
after(async () => {
  server.close();
  await rm(root, { recursive: true });
});

/** @param {string[]} given */
async function run(...given) {
  /** @type {string[]} */
  const lines = [];
  const environment = { ADMIN_TOKEN: 'admin' };
  const code = await runCompat([...given, '--url', url], { root, environment, say: (line) => lines.push(line) });
  return { code, lines };
}

test('a build that fits is told with what was compared', async () => {
  assert.deepEqual(await run('studio'), {
    code: 0,
    lines: ['Not compared: studio@1.0.0 gives more.', 'fits: studio@1.0.0, the API'],
  });
  assert.match(sent, /name="files"; filename="release\.json"[^]*\{"name":"studio"\}/);
});

test('a release that does not fit, and an API, end with 1 and what is missing', async () => {
  for (const what of ['studio@1.0.0-0123456789ab', 'api'])
    assert.deepEqual(await run(what), { code: 1, lines: ['studio@1.0.0 needs the export `Grid`.'] });
});

test('what is not built or not asked for is told in words', async () => {
  await assert.rejects(run('letters'), /build it first \(npm run build -- --only letters\)/);
  await assert.rejects(run(), StepFailed);
  await assert.rejects(run('api', 'now'), StepFailed);
  await assert.rejects(run('api', '--loud'), StepFailed);
});
