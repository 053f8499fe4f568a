import { ErrorBody, RELEASE_LIMITS, RELEASE_MESSAGES, ReleaseReport, ROUTES } from '@marcel/contracts';
import { createHash } from 'node:crypto';
import { collect } from '../../../../platform/event-store/collect.js';
import { HttpDouble } from '../../../../test-support/http-double.js';
import { LOG_ENGINES, type LogEngine } from '../../../../test-support/testing/log-engines.js';
import { filesOf, ReleaseClient } from '../../../../test-support/releases/release-client.js';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');
const manifestNaming = (file: string): string =>
  JSON.stringify({ metaData: {}, exposes: [{ assets: { js: { sync: [file], async: [] } } }] });
const errorOf = ({ body }: { readonly body: unknown }) => ErrorBody.parse(body).error;

describe.each(LOG_ENGINES)('publishing with %s', (_, openLog) => {
  let engine: LogEngine;
  let product: TestProduct;
  let studio: ReleaseClient;
  beforeAll(async () => {
    engine = await openLog();
    const variables = { ...engine.variables, RELEASE_TOKENS: 'studio:token-of-studio', RELEASE_MB: '1' };
    product = await startTestProduct({ variables });
    studio = new ReleaseClient(product.rest, 'studio', 'token-of-studio');
  });
  afterAll(async () => {
    await product.stop();
    await engine.close();
  });

  it('takes the files in, calls them by their content, and makes nothing live', async () => {
    const files = filesOf('studio', { exposes: { programs: [{ path: '/studio', title: 'Studio' }] } });
    const listing = ['mf-manifest.json', 'release.json'].map((path) => `${sha256(String(files[path]))}  ${path}\n`);
    const release = `1.0.0-${sha256(listing.join('')).slice(0, 12)}`;
    const { status, body } = await studio.send(files, { release });
    expect([status, ReleaseReport.parse(body)]).toMatchObject([
      201,
      {
        release,
        frontend: 'studio',
        status: 'published',
        entry: `/releases/studio/${release}/mf-manifest.json`,
        publishedBy: { kind: 'team', id: 'studio' },
        files: 2,
        programs: [{ path: '/studio', title: 'Studio' }],
      },
    ]);
    expect(await studio.report()).toEqual({ name: 'studio', live: null, canary: null, pinned: null });
    for (const content of Object.values(files))
      expect(await product.engines.blobs.has(sha256(String(content)))).toBe(true);
  });

  it('is recorded once for the same files', async () => {
    const [first, again] = [await studio.publish({ version: '2.0.0' }), await studio.publish({ version: '2.0.0' })];
    expect(again).toBe(first);
    const events = await collect(product.engines.events.readStream('frontend-studio'));
    expect(events.filter(({ data }) => JSON.stringify(data).includes(first))).toHaveLength(1);
  });

  it.each([
    ['a name that leads elsewhere', { '../secret.js': '' }, RELEASE_MESSAGES.path('../secret.js')],
    ['a name from the root', { '/etc/passwd': '' }, RELEASE_MESSAGES.path('/etc/passwd')],
    ['a hidden name', { 'a/.env': '' }, RELEASE_MESSAGES.path('a/.env')],
    ['a name with a backslash', { 'a\\b.js': '' }, RELEASE_MESSAGES.path('a\\b.js')],
    ['a manifest that is none', { 'mf-manifest.json': '<html>' }, RELEASE_MESSAGES.noManifest('mf-manifest.json')],
    [
      'a manifest that names what is not there',
      { 'mf-manifest.json': manifestNaming('static/js/part.0123456789.js') },
      RELEASE_MESSAGES.missing('static/js/part.0123456789.js'),
    ],
    ['a description that is no JSON', { 'release.json': '{' }, RELEASE_MESSAGES.description('', 'it is no JSON')],
    [
      'the description of another one',
      { 'release.json': JSON.stringify({ name: 'admin', version: '1.0.0' }) },
      RELEASE_MESSAGES.otherName('admin'),
    ],
  ])('refuses %s', async (_name, files, message) => {
    const answer = await studio.send({ ...filesOf('studio'), ...files });
    expect([answer.status, errorOf(answer)]).toEqual([400, message]);
  });

  it('refuses files that are not those which their sender meant', async () => {
    const answer = await studio.send(filesOf('studio'), { release: '1.0.0-000000000000' });
    expect([answer.status, errorOf(answer)]).toEqual([400, expect.stringMatching(/^These files are 1\.0\.0-/)]);
  });

  it('refuses what has no entry, or no files at all', async () => {
    const { 'release.json': description = '' } = filesOf('studio');
    expect(errorOf(await studio.send({ 'release.json': description }))).toBe(
      RELEASE_MESSAGES.missing('mf-manifest.json'),
    );
    expect(errorOf(await studio.send({}))).toBe(RELEASE_MESSAGES.noFiles);
  });

  it('refuses what is larger than the settings allow, in one file or in many', async () => {
    const megabyte = 'x'.repeat(1024 * 1024);
    const answer = await studio.send(filesOf('studio', {}, { 'a.js': megabyte }));
    expect([answer.status, errorOf(answer)]).toEqual([413, RELEASE_MESSAGES.tooLarge(1)]);
    const many = Object.fromEntries(
      Array.from({ length: RELEASE_LIMITS.files }, (_value, index) => [`${index}.js`, '']),
    );
    expect((await studio.send(filesOf('studio', {}, many))).status).toBe(400);
  });

  it('is for the team of the frontend, and an admin', async () => {
    const stranger = new ReleaseClient(product.rest, 'mascotdex', 'token-of-studio');
    expect((await stranger.send(filesOf('mascotdex'))).status).toBe(403);
    expect((await product.rest.call('POST', `${ROUTES.frontends}/studio`)).status).toBe(401);
    const admin = new ReleaseClient(product.rest, 'newsletter');
    expect((await admin.send(filesOf('newsletter'))).status).toBe(201);
    expect((await admin.history())[0]).toMatchObject({ type: 'ReleasePublished', by: { kind: 'admin' } });
  });
});

describe("a release on its team's own origin", () => {
  let product: TestProduct;
  let origin: HttpDouble;
  const served = new Map<string, string>();
  let allowed: string | undefined = '*';
  beforeAll(async () => {
    origin = await HttpDouble.start((request, response) => {
      const content = served.get(request.url ?? '');
      if (allowed !== undefined) response.setHeader('access-control-allow-origin', allowed);
      response.statusCode = content === undefined ? 404 : 200;
      response.end(content);
    });
    product = await startTestProduct({ variables: { TRUSTED_HOSTS: new URL(origin.address).host } });
  });
  afterAll(async () => {
    await product.stop();
    await origin.stop();
  });
  beforeEach(() => {
    allowed = '*';
    served.clear();
    served.set('/v1/mf-manifest.json', JSON.stringify({ metaData: {}, exposes: [] }));
    served.set('/v1/release.json', JSON.stringify({ name: 'letters', version: '1.0.0' }));
  });
  const publish = (entry = `${origin.address}/v1/mf-manifest.json`) =>
    new ReleaseClient(product.rest, 'letters').send({}, { entry });

  it('is looked at, and known by its address for ever', async () => {
    const answer = await publish();
    expect([answer.status, ReleaseReport.parse(answer.body)]).toMatchObject([
      201,
      { entry: `${origin.address}/v1/mf-manifest.json`, bytes: 0, files: 0 },
    ]);
    served.set('/v1/release.json', JSON.stringify({ name: 'letters', version: '1.1.0' }));
    const second = await publish();
    expect([second.status, errorOf(second)]).toEqual([409, RELEASE_MESSAGES.entryTaken]);
  });

  it('tells what it needs as long as it is known, whatever its own server answers then', async () => {
    const needs = { operations: ['letters.send'] };
    served.set('/v2/mf-manifest.json', JSON.stringify({ metaData: {}, exposes: [] }));
    served.set('/v2/release.json', JSON.stringify({ name: 'letters', version: '2.0.0', needs }));
    const { release } = ReleaseReport.parse((await publish(`${origin.address}/v2/mf-manifest.json`)).body);
    served.clear();
    const refused = await new ReleaseClient(product.rest, 'letters').act('releaseDeploy', release);
    expect([refused.status, errorOf(refused)]).toEqual([409, expect.stringContaining('`letters.send`')]);
  });

  it('is refused where it cannot be loaded, or not by this site', async () => {
    const entry = `${origin.address}/v1/mf-manifest.json`;
    for (const other of [undefined, 'https://elsewhere.example.org']) {
      allowed = other;
      expect(errorOf(await publish())).toBe(RELEASE_MESSAGES.noCors(entry));
    }
    allowed = '*';
    expect(errorOf(await publish(`${origin.address}/none`))).toContain('it answers 404');
    served.set('/v1/mf-manifest.json', '<html>');
    expect(errorOf(await publish())).toBe(RELEASE_MESSAGES.noManifest(entry));
    expect(errorOf(await publish('http://127.0.0.1:1/mf-manifest.json'))).toContain('cannot be loaded');
    expect(errorOf(await publish('nowhere'))).toContain('it is no address');
  });

  it('is never the shell', async () => {
    const shell = new ReleaseClient(product.rest, 'shell');
    expect(errorOf(await shell.send({}, { entry: `${origin.address}/v1/mf-manifest.json` }))).toBe(
      RELEASE_MESSAGES.shellElsewhere,
    );
  });
});
