import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { StepFailed } from '../shared/command.mjs';
import { runReleases } from './run-releases.mjs';

const [ONE, TWO] = ['1.0.0-111111111111', '1.1.0-222222222222'];
const by = { kind: 'team', id: 'studio' };
const since = '2026-01-01T00:00:00Z';
const LIVE = { name: 'studio', live: { release: ONE, since, by }, canary: null, pinned: null };
const release = { status: 'published', publishedAt: since, publishedBy: by, bytes: 2048, files: 2, entry: '/' };
const RELEASES = [
  { ...release, release: TWO },
  { ...release, release: ONE },
];

/** @type {Record<string, { status?: number, body: unknown }>} */
let answers = {};
/** @type {{ asked: string, headers: import('node:http').IncomingHttpHeaders, body: string }[]} */
let requests = [];
let folder = '';

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    const asked = `${request.method} ${request.url}`;
    requests.push({ asked, headers: request.headers, body });
    const { status = 200, body: told } = answers[asked] ?? { status: 404, body: { error: `No ${asked}` } };
    response.writeHead(status, { 'content-type': 'application/json', etag: '"seen"' }).end(JSON.stringify(told));
  });
});

before(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  folder = await mkdtemp(path.join(tmpdir(), 'marcel-releases-'));
});
after(async () => {
  server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  requests = [];
  answers = {
    'GET /api/releases': { body: [LIVE] },
    'GET /api/releases/studio': { body: LIVE },
    'GET /api/releases/studio/all?limit=500': { body: RELEASES },
  };
});

const address = () => {
  const bound = server.address();
  return `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
};

/** @param {readonly string[]} given @param {NodeJS.ProcessEnv} [environment] */
async function run(given, environment = { RELEASE_TOKEN: 'token-of-studio' }) {
  /** @type {string[]} */
  const said = [];
  await runReleases(given, { MARCEL_URL: address(), ...environment }, (line) => said.push(line));
  return said.join('\n');
}

test('list tells what is live, and each release of a frontend', async () => {
  assert.equal(await run(['list']), `studio: ${ONE} since ${since} by team studio`);
  const all = await run(['list', 'studio']);
  assert.match(all, new RegExp(`^published ${TWO} .*2 kB$`, 'm'));
  assert.match(all, new RegExp(`^live      ${ONE} `, 'm'));
  assert.equal(requests[0]?.headers['x-deploy-token'], 'token-of-studio');
});

test('deploy takes any part of an id that names one release, and decides on what it has seen', async () => {
  for (const named of [TWO, '1.1.0', '2222']) {
    answers[`POST /api/releases/studio/${TWO}/deploy`] = { body: { ...LIVE, live: { release: TWO, since, by } } };
    assert.match(await run(['deploy', `studio@${named}`, '--reason', 'The sale']), new RegExp(`^studio: ${TWO} since`));
    const { headers, body } = requests.at(-1) ?? {};
    assert.deepEqual([headers?.['if-match'], body], ['"seen"', '{"reason":"The sale"}']);
  }
  await assert.rejects(run(['deploy', 'studio@1']), /1 may be 1\.1\.0-2+ or 1\.0\.0-1+/);
  await assert.rejects(run(['deploy', 'studio@3']), /studio has no release 3; see: npm run releases -- list studio/);
});

test('a canary is tried out, promoted and rolled back', async () => {
  const canary = { ...LIVE, canary: { release: TWO, share: 10, since, by } };
  answers[`POST /api/releases/studio/${TWO}/canary`] = { body: canary };
  assert.match(await run(['deploy', `studio@${TWO}`, '--canary', '10']), /canary for 10 %: 1\.1\.0/);
  assert.equal(requests.at(-1)?.body, '{"share":10}');
  await assert.rejects(run(['promote', 'studio']), /studio has no canary/);
  answers['GET /api/releases/studio'] = { body: canary };
  answers[`POST /api/releases/studio/${TWO}/promote`] = { body: LIVE };
  await run(['promote', 'studio']);
  answers['POST /api/releases/studio/rollback'] = { body: LIVE };
  await run(['rollback', 'studio', '--reason', 'Slow', '--force']);
  assert.equal(requests.at(-1)?.body, '{"reason":"Slow","force":true}');
  await run(['rollback', 'studio', '--reason', 'It ends', '--entirely']);
  assert.equal(requests.at(-1)?.body, '{"reason":"It ends","entirely":true}');
});

test('publish sends each file under its path, and says what comes next', async () => {
  await mkdir(path.join(folder, 'static'), { recursive: true });
  await writeFile(path.join(folder, 'static/a.js'), 'a');
  await writeFile(path.join(folder, '.fingerprint'), 'of a tool');
  await assert.rejects(run(['publish', folder]), /holds no release\.json: is it built\?/);
  await writeFile(path.join(folder, 'release.json'), '{"name":"studio","version":"1.1.0"}');
  answers['POST /api/releases/studio'] = { status: 201, body: RELEASES[0] };
  assert.match(await run(['publish', folder]), new RegExp(`npm run releases -- deploy studio@${TWO}$`));
  assert.match(requests.at(-1)?.body ?? '', /filename="release\.json"[^]*filename="static\/a\.js"/);
  assert.doesNotMatch(requests.at(-1)?.body ?? '', /fingerprint/);
  await symlink('/etc/passwd', path.join(folder, 'link'));
  await assert.rejects(run(['publish', folder]), /link is no file/);
  await run(['publish', 'studio', '--url', 'https://studio.example.org/mf-manifest.json']);
  assert.match(requests.at(-1)?.body ?? '', /name="entry"\r\n\r\nhttps:\/\/studio\.example\.org/);
});

test('preview and prune tell what they have led to', async () => {
  answers[`POST /api/releases/studio/${TWO}/preview`] = { body: { url: 'http://here/preview/x', expiresAt: since } };
  assert.match(await run(['preview', 'studio@1.1']), /^http:\/\/here\/preview\/x\n/);
  answers['POST /api/releases/studio/prune'] = { body: { pruned: [ONE] } };
  assert.equal(await run(['prune', 'studio']), `pruned studio@${ONE}`);
});

test('history tells each step with who and why', async () => {
  const step = { type: 'ReleaseRolledBack', time: since, by, release: TWO, reason: 'Slow', share: null, outcome: null };
  answers['GET /api/releases/studio/history'] = { body: [step] };
  assert.equal(await run(['history', 'studio']), `${since}  release rolled back ${TWO} by team studio: Slow`);
});

test('what goes wrong is said in words', async () => {
  await assert.rejects(run(['list'], {}), /Set RELEASE_TOKEN/);
  await assert.rejects(run(['list'], { ADMIN_TOKEN: 'x', MARCEL_URL: 'nowhere' }), /No address of a product: nowhere/);
  await assert.rejects(run(['list'], { ADMIN_TOKEN: 'x', MARCEL_URL: 'http://127.0.0.1:1' }), /cannot be reached/);
  answers['GET /api/releases'] = { status: 401, body: { error: 'Deploy token missing or invalid' } };
  await assert.rejects(run(['list'], { ADMIN_TOKEN: 'x' }), new StepFailed('Deploy token missing or invalid'));
  assert.equal(requests.at(-1)?.headers['x-admin-token'], 'x');
});
