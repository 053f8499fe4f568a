import {
  ErrorBody,
  fillPath,
  FrontendReport,
  HEADERS,
  RELEASE_MESSAGES,
  ReleaseReport,
  ROUTES,
} from '@marcel/contracts';
import { createHash } from 'node:crypto';
import { HttpDouble } from '../../test-support/http-double.js';
import { filesOf, ReleaseClient } from '../../test-support/releases/release-client.js';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';

const TEAMS = ['studio', 'letters', 'news'];
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');
const errorOf = ({ body }: { readonly body: unknown }) => ErrorBody.parse(body).error;

let product: TestProduct;
let origin: HttpDouble;
const served = new Map<string, string>();
let allowedOrigin: string | undefined = '*';

beforeAll(async () => {
  origin = await HttpDouble.start((request, response) => {
    const content = served.get(request.url ?? '');
    if (allowedOrigin !== undefined) response.setHeader('access-control-allow-origin', allowedOrigin);
    response.statusCode = content === undefined ? 404 : 200;
    response.end(content);
  });
  product = await startTestProduct({
    variables: {
      RELEASE_TOKENS: TEAMS.map((team) => `${team}:token-of-${team}`).join(','),
      RELEASE_MB: '1',
      TRUSTED_HOSTS: new URL(origin.address).host,
    },
  });
});
afterAll(async () => {
  await product.stop();
  await origin.stop();
});

const teamOf = (frontend: string, token = `token-of-${frontend}`) => new ReleaseClient(product.rest, frontend, token);

describe('publishing files', () => {
  it('stores them under an id derived from their content, without deploying them', async () => {
    const studio = teamOf('studio');
    const files = filesOf('studio', { exposes: { programs: [{ path: '/studio', title: 'Studio' }] } });
    const listing = ['mf-manifest.json', 'release.json'].map((path) => `${sha256(String(files[path]))}  ${path}\n`);
    const release = `1.0.0-${sha256(listing.join('')).slice(0, 12)}`;
    const { status, body } = await studio.send(files, { release });
    expect([status, ReleaseReport.parse(body)]).toMatchObject([
      201,
      {
        release,
        frontend: 'studio',
        entry: `/releases/studio/${release}/mf-manifest.json`,
        publishedBy: { kind: 'team', id: 'studio' },
        files: 2,
        programs: [{ path: '/studio', title: 'Studio' }],
      },
    ]);
    expect(await studio.report()).toEqual({ name: 'studio', live: null });
    for (const content of Object.values(files))
      expect(await product.engines.blobs.has(sha256(String(content)))).toBe(true);
    await studio.send(files);
    expect(await studio.history()).toHaveLength(1);
  });

  const manifestNaming = (file: string): string =>
    JSON.stringify({ metaData: {}, exposes: [{ assets: { js: { sync: [file], async: [] } } }] });

  it.each([
    ['a name that leads elsewhere', { '../secret.js': '' }, RELEASE_MESSAGES.path('../secret.js')],
    ['a name from the root', { '/etc/passwd': '' }, RELEASE_MESSAGES.path('/etc/passwd')],
    ['a hidden name', { 'a/.env': '' }, RELEASE_MESSAGES.path('a/.env')],
    ['a name with a backslash', { 'a\\b.js': '' }, RELEASE_MESSAGES.path('a\\b.js')],
    ['a manifest that is none', { 'mf-manifest.json': '<html>' }, RELEASE_MESSAGES.noManifest('mf-manifest.json')],
    [
      'a manifest that names a missing file',
      { 'mf-manifest.json': manifestNaming('static/js/part.0123456789.js') },
      RELEASE_MESSAGES.missing('static/js/part.0123456789.js'),
    ],
    ['a description that is no JSON', { 'release.json': '{' }, RELEASE_MESSAGES.description('', 'it is not JSON')],
    [
      'the description of another frontend',
      { 'release.json': JSON.stringify({ name: 'admin', version: '1.0.0' }) },
      RELEASE_MESSAGES.otherName('admin'),
    ],
  ])('rejects %s', async (_name, files, message) => {
    const answer = await teamOf('studio').send({ ...filesOf('studio'), ...files });
    expect([answer.status, errorOf(answer)]).toEqual([400, message]);
  });

  it('rejects other files than the sender expects, and a release without an entry or files', async () => {
    const studio = teamOf('studio');
    const answer = await studio.send(filesOf('studio'), { release: '1.0.0-000000000000' });
    expect(answer.status).toBe(400);
    expect(errorOf(answer)).toMatch(/^These files are the release 1\.0\.0-/);
    const { 'release.json': description = '' } = filesOf('studio');
    const withoutEntry = await studio.send({ 'release.json': description });
    expect(errorOf(withoutEntry)).toBe(RELEASE_MESSAGES.missing('mf-manifest.json'));
    expect(errorOf(await studio.send({}))).toBe(RELEASE_MESSAGES.noFiles);
  });

  it('rejects more bytes than the settings allow, in one file or in many', async () => {
    const megabyte = 'x'.repeat(1024 * 1024);
    expect((await teamOf('studio').send(filesOf('studio', {}, { 'a.js': megabyte }))).status).toBe(413);
    const halves = { 'a.js': megabyte.slice(0, 600_000), 'b.js': megabyte.slice(0, 600_000) };
    expect((await teamOf('studio').send(filesOf('studio', {}, halves))).status).toBe(413);
  });
});

describe("publishing an address on a team's own origin", () => {
  const publish = (entry = `${origin.address}/v1/mf-manifest.json`) => teamOf('letters').send({}, { entry });
  beforeEach(() => {
    allowedOrigin = '*';
    served.clear();
    served.set('/v1/mf-manifest.json', JSON.stringify({ metaData: {}, exposes: [] }));
    served.set('/v1/release.json', JSON.stringify({ name: 'letters', version: '1.0.0' }));
  });

  it('gives the address to one release', async () => {
    const answer = await publish();
    expect([answer.status, ReleaseReport.parse(answer.body)]).toMatchObject([
      201,
      { entry: `${origin.address}/v1/mf-manifest.json`, bytes: 0, files: 0 },
    ]);
    served.set('/v1/release.json', JSON.stringify({ name: 'letters', version: '1.1.0' }));
    const second = await publish();
    expect([second.status, errorOf(second)]).toEqual([409, RELEASE_MESSAGES.addressTaken]);
  });

  it('rejects addresses that cannot be loaded, or not by this site', async () => {
    const entry = `${origin.address}/v1/mf-manifest.json`;
    for (const other of [undefined, 'https://elsewhere.example.org']) {
      allowedOrigin = other;
      expect(errorOf(await publish())).toBe(RELEASE_MESSAGES.noCors(entry));
    }
    allowedOrigin = '*';
    expect(errorOf(await publish(`${origin.address}/none`))).toContain('it answers 404');
    served.set('/v1/mf-manifest.json', '<html>');
    expect(errorOf(await publish())).toBe(RELEASE_MESSAGES.noManifest(entry));
    expect(errorOf(await publish('http://127.0.0.1:1/mf-manifest.json'))).toContain('cannot be loaded');
    expect(errorOf(await publish('nowhere'))).toContain('it is not a URL');
    const shell = await new ReleaseClient(product.rest, 'shell').send({}, { entry });
    expect(errorOf(shell)).toBe(RELEASE_MESSAGES.shellNeedsFiles);
  });
});

describe('deploying and rolling back', () => {
  let teams = 0;
  const newTeamName = () => `team-${(teams += 1)}`;
  let team: ReleaseClient;
  beforeEach(() => {
    team = new ReleaseClient(product.rest, newTeamName());
  });

  it('is recorded with actor and reason', async () => {
    const one = await team.publish();
    const answer = await team.act('releaseDeploy', one, { reason: ' The sale ' });
    expect(FrontendReport.parse(answer.body).live).toMatchObject({ release: one, reason: 'The sale' });
    const two = await team.deploy({ version: '2.0.0' });
    expect(FrontendReport.parse((await team.rollBack('It is slow')).body).live?.release).toBe(one);
    expect(FrontendReport.parse((await team.rollBack('It ends')).body).live).toBeNull();
    expect(errorOf(await team.rollBack())).toBe(RELEASE_MESSAGES.notDeployed);
    expect((await team.rollBack(' ')).status).toBe(400);
    const history = (await team.history()).slice(0, 3);
    expect(history).toMatchObject([
      { type: 'ReleaseRolledBack', release: one, reason: 'It ends', by: { kind: 'admin' } },
      { type: 'ReleaseRolledBack', release: two, reason: 'It is slow' },
      { type: 'ReleaseActivated', release: two, reason: null },
    ]);
  });

  it('rejects a release that is incompatible with live releases, with the reason', async () => {
    const shell = new ReleaseClient(product.rest, 'shell');
    const files = { 'index.html': '<html></html>' };
    const live = await shell.deploy({ provides: { shell: '1.0.0', kit: '1.1.0' } }, files);
    const release = await team.publish({ needs: { shell: '^2.0.0', kit: '^1.0.0' } });
    const rejected = await team.act('releaseDeploy', release);
    expect([rejected.status, errorOf(rejected)]).toEqual([
      409,
      `${team.frontend} ${release} needs the shell interface ^2.0.0, but shell ${live} has 1.0.0.`,
    ]);
    await team.deploy({ version: '1.1.0', needs: { shell: '^1.0.0' } });
    await shell.rollBack();
  });

  it.each(['/admin', '/admin/more', '/mascotdx', '/marcel-hugs/x', '/api', '/releases/x', '/static'])(
    'rejects a release that claims %s',
    async (path) => {
      const answer = await team.send(filesOf(team.frontend, { exposes: { programs: [{ path, title: 'Mine' }] } }));
      expect(answer.status).toBe(400);
      expect(errorOf(answer)).toContain(RELEASE_MESSAGES.reservedPath(path));
    },
  );

  it('rejects a release that claims a path of another frontend', async () => {
    const claiming = (path: string) => ({ exposes: { programs: [{ path, title: 'Here' }] } });
    const owner = new ReleaseClient(product.rest, newTeamName());
    const live = await owner.deploy(claiming('/here'));
    for (const path of ['/here', '/here/below']) {
      const rejected = await team.act('releaseDeploy', await team.publish(claiming(path)));
      expect([rejected.status, errorOf(rejected)]).toEqual([409, `${path} belongs to ${owner.frontend} ${live}.`]);
    }
    await team.deploy(claiming('/here-too'));
    await owner.deploy({ version: '2.0.0', ...claiming('/here') });
  });

  it("finds only known releases of the team's own frontend", async () => {
    await team.publish();
    for (const release of ['1.0.0-000000000000', 'latest'])
      expect((await team.act('releaseDeploy', release)).status).toBe(404);
    expect((await teamOf('studio', 'token-of-news').act('releaseDeploy', '1.0.0-000000000000')).status).toBe(403);
    const unknown = await product.rest.get(fillPath(ROUTES.frontend, { frontend: 'nobody' }), { admin: true });
    expect(unknown.status).toBe(404);
  });

  it('rejects one of two deploys with the same If-Match, and keeps two others', async () => {
    const releases = [await team.publish(), await team.publish({ version: '2.0.0' })];
    const ifMatch = { [HEADERS.ifMatch]: (await team.show()).headers.get('etag') ?? '' };
    const conditional = await Promise.all(releases.map((release) => team.act('releaseDeploy', release, {}, ifMatch)));
    expect(conditional.map(({ status }) => status).sort()).toEqual([200, 412]);
    await team.rollBack();
    const unconditional = await Promise.all(releases.map((release) => team.act('releaseDeploy', release)));
    expect(unconditional.map(({ status }) => status)).toEqual([200, 200]);
    expect((await team.history()).filter(({ type }) => type === 'ReleaseActivated')).toHaveLength(3);
  });
});
