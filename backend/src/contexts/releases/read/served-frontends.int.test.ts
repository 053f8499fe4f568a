import { PreviewLink, ROUTES } from '@marcel/contracts';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import * as z from 'zod';
import { ReadStoreUnavailable } from '../../../platform/read-store/errors.js';
import { HttpDouble } from '../../../test-support/http-double.js';
import { ReleaseClient } from '../../../test-support/releases/release-client.js';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';

const Remotes = z.object({
  remotes: z.array(z.object({ name: z.string(), entry: z.string(), release: z.string().optional() })),
  previews: z.array(z.object({ frontend: z.string(), release: z.string() })).optional(),
});

const SCRIPT = `console.info(${JSON.stringify('x'.repeat(3000))})`;
const HTML = (name: string) =>
  `<html><head><title>${name}</title></head><script src="/static/${name}.0123abcd.js"></script></html>`;

const describeFile = (name: string, files: object = {}) => JSON.stringify({ name, version: '1.0.0', ...files });

describe('the served frontends', () => {
  const served: Readonly<Record<string, string>> = {
    '/mf-manifest.json': JSON.stringify({ metaData: {}, exposes: [] }),
    '/release.json': JSON.stringify({ name: 'letters', version: '1.0.0' }),
  };
  let origin: HttpDouble;
  let product: TestProduct;
  let root: string;
  let studio: ReleaseClient;
  let shell: ReleaseClient;
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'marcel-serving-'));
    await write('shell/dist/index.html', HTML('built'));
    await write('shell/dist/static/built.0123abcd.js', 'built');
    await write('studio/dist/mf-manifest.json', '{}');
    await write('studio/dist/release.json', describeFile('studio'));
    origin = await HttpDouble.start((request, response) => {
      response.setHeader('access-control-allow-origin', '*').end(served[request.url ?? '']);
    });
    const variables = { FRONTENDS_DIR: root, TRUSTED_HOSTS: new URL(origin.address).host };
    product = await startTestProduct({ variables });
    [studio, shell] = [new ReleaseClient(product.rest, 'studio'), new ReleaseClient(product.rest, 'shell')];
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const frontend of [studio, shell]) while ((await frontend.rollBack()).status === 200);
  });
  afterAll(async () => {
    await product.stop();
    await origin.stop();
    await rm(root, { recursive: true });
  });

  const write = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  };
  const get = (url: string, headers: Record<string, string> = {}) =>
    product.app.inject({ url, headers: { host: 'localhost', ...headers } });
  const remotes = async (cookie = '') => {
    const answer = await get(ROUTES.remotes, { cookie });
    return { ...Remotes.parse(answer.json()), headers: answer.headers };
  };
  const cookieOf = ({ headers }: { headers: NodeJS.Dict<string | string[] | number> }) =>
    [headers['set-cookie']]
      .flat()
      .map((one) => String(one ?? '').split(';')[0])
      .join('; ');

  it('are the builds of the product until something is deployed', async () => {
    const before = await remotes();
    expect(before.remotes).toEqual([{ name: 'studio', entry: '/remotes/studio/mf-manifest.json' }]);
    const release = await studio.publish();
    expect((await remotes()).remotes).toEqual(before.remotes);
    await studio.act('releaseDeploy', release);
    expect((await remotes()).remotes).toEqual([
      { name: 'studio', entry: `/releases/studio/${release}/mf-manifest.json`, release },
    ]);
    await studio.rollBack();
    expect((await remotes()).remotes).toEqual(before.remotes);
    expect(before.headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(before.headers).not.toHaveProperty('set-cookie');
  });

  it('include frontends from other origins, with their programs and pages', async () => {
    const programs = [{ path: '/newsletter', title: 'Newsletter' }];
    expect((await get('/newsletter')).statusCode).toBe(404);
    const newsletter = new ReleaseClient(product.rest, 'newsletter');
    await newsletter.deploy({ exposes: { programs, windows: true } });
    expect((await get(ROUTES.remotes)).json()).toMatchObject({
      remotes: [{ name: 'newsletter', programs, windows: true }, {}],
    });
    expect((await get('/newsletter')).statusCode).toBe(200);
    expect((await get('/newsletter/7')).statusCode).toBe(200);
    expect((await get('/newsletters')).statusCode).toBe(404);
    await newsletter.rollBack();
  });

  it('are immutable under a unique address; errors are never cached', async () => {
    const release = await studio.deploy({}, { 'js/a.0123abcd.js': SCRIPT, 'odd.bin': 'x' });
    const file = `/releases/studio/${release}/js/a.0123abcd.js`;
    const { headers, payload, statusCode } = await get(file);
    expect([statusCode, payload]).toEqual([200, SCRIPT]);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect((await get(file, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    expect((await get(`/releases/studio/${release}/odd.bin`)).headers['content-type']).toBe('application/octet-stream');
    for (const missing of [
      `/releases/studio/${release}/js/none.0123abcd.js`,
      `/releases/studio/${release}/%2e%2e/release.json`,
      `/releases/admin/${release}/release.json`,
      `/releases/studio/${release}`,
      '/releases/studio/1.0.0-000000000000/mf-manifest.json',
      '/remotes/studio/none.0123abcd.js',
      '/remotes/kit/a.js',
      '/static/none.0123abcd.js',
    ]) {
      const { statusCode: status, headers } = await get(missing);
      expect([missing, status, headers['cache-control']]).toEqual([missing, 404, 'no-store']);
    }
  });

  it('are compressed, by their build or this node', async () => {
    const compressed = brotliCompressSync(`${SCRIPT}//built`);
    const release = await studio.deploy({}, { 'a.js': SCRIPT, 'b.js': SCRIPT, 'b.js.br': compressed, 'c.js': 'short' });
    const getEncoded = (file: string, encoding: string) =>
      get(`/releases/studio/${release}/${file}`, { 'accept-encoding': encoding });
    for (const encoding of ['br', 'gzip']) {
      const { headers, rawPayload } = await getEncoded('a.js', encoding);
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
      expect(rawPayload.length).toBeLessThan(SCRIPT.length);
    }
    const decompressed = brotliDecompressSync((await getEncoded('b.js', 'gzip, br;q=1')).rawPayload).toString();
    expect(decompressed.slice(-7)).toBe('//built');
    expect((await getEncoded('c.js', 'br')).headers).not.toHaveProperty('content-encoding');
  });

  it('include the files of earlier releases for open pages', async () => {
    const files = (name: string) => ({
      'index.html': HTML(name),
      [`static/${name}.0123abcd.js`]: name,
      'icon.svg': name,
    });
    await shell.deploy({ version: '1.0.0' }, files('one'));
    const { payload: page } = await get('/');
    expect(page).toContain('/static/one.');
    await shell.deploy({ version: '2.0.0' }, files('two'));
    expect((await get('/mascotdx')).payload).toContain('/static/two.0123abcd.js');
    for (const name of ['built', 'one', 'two']) {
      const { statusCode, payload, headers } = await get(`/static/${name}.0123abcd.js`);
      expect([statusCode, payload, headers['cache-control']]).toEqual([
        200,
        name,
        'public, max-age=31536000, immutable',
      ]);
    }
    const icon = await get('/icon.svg');
    expect([icon.payload, icon.headers['cache-control']]).toEqual(['two', 'no-cache']);
    await shell.rollBack();
    expect((await get('/')).payload).toContain('/static/one.');
    await shell.rollBack();
    expect((await get('/')).payload).toContain('/static/built.');
  });

  it('are other releases after a preview link, until the preview ends', async () => {
    const [live, other] = [await studio.deploy(), await studio.publish({ version: '2.0.0' })];
    const { url } = PreviewLink.parse((await studio.act('releasePreview', other)).body);
    const opened = await get(new URL(url).pathname);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/']);
    expect(String(opened.headers['set-cookie'])).toMatch(/; SameSite=Lax; HttpOnly$/);
    const cookie = cookieOf(opened);
    const chosen = await remotes(cookie);
    expect(chosen).toMatchObject({ remotes: [{ release: other }], previews: [{ frontend: 'studio', release: other }] });
    expect(chosen.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
    expect((await remotes()).remotes[0]?.release).toBe(live);
    const ended = await get('/preview/end', { cookie });
    expect(String(ended.headers['set-cookie'])).toMatch(/^marcel-preview-studio=; Path=\/; Max-Age=0;/);
    expect((await get('/preview/forged.link')).headers['cache-control']).toBe('no-store');
  });

  it('include files of deployed and previewed releases only, and no pages', async () => {
    const files = { 'a.js': 'a', 'x.html': '<script>', 'X.HTM': '<script>', 'y.xhtml': '<script>', 'z.svg': '<svg/>' };
    const one = await studio.publish({}, files);
    const address = (release: string, file: string) => `/releases/studio/${release}/${file}`;
    const statusOf = async (file: string, cookie = '') => (await get(address(one, file), { cookie })).statusCode;
    expect(await statusOf('a.js')).toBe(404);
    const { url } = PreviewLink.parse((await studio.act('releasePreview', one)).body);
    const cookie = cookieOf(await get(new URL(url).pathname));
    const previewed = await get(address(one, 'a.js'), { cookie });
    expect([previewed.statusCode, previewed.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect([await statusOf('a.js'), await statusOf('x.html', cookie)]).toEqual([404, 404]);
    await studio.act('releaseDeploy', one);
    for (const page of ['x.html', 'X.HTM', 'y.xhtml']) expect(await statusOf(page)).toBe(404);
    expect((await get(address(one, 'z.svg'))).headers['content-security-policy']).toBe('sandbox');
    const two = await studio.deploy({ version: '2.0.0' }, files);
    expect(await statusOf('a.js')).toBe(200);
    await studio.rollBack();
    expect([await statusOf('a.js'), (await get(address(two, 'a.js'))).statusCode]).toEqual([200, 404]);
    await studio.rollBack();
    expect(await statusOf('a.js')).toBe(404);
    const assets = { 'static/ever.0123abcd.html': '<script>', 'static/ever.0123abcd.js': 'ever' };
    const formerRelease = await shell.publish({}, { 'index.html': HTML('ever'), ...assets });
    const statuses = () => Promise.all(Object.keys(assets).map(async (file) => (await get(`/${file}`)).statusCode));
    expect(await statuses()).toEqual([404, 404]);
    await shell.act('releaseDeploy', formerRelease);
    await shell.rollBack();
    // Open pages still load their scripts.
    expect(await statuses()).toEqual([404, 200]);
    const script = await get('/static/ever.0123abcd.js');
    expect(script.headers['content-security-policy']).toBe('sandbox');
  });

  it("may load from a release's own origin while that release can be shown", async () => {
    const letters = new ReleaseClient(product.rest, 'letters');
    const policy = async () => String((await get('/')).headers['content-security-policy']);
    expect(await policy()).not.toContain(origin.address);
    const { body } = await letters.send({}, { entry: `${origin.address}/mf-manifest.json` });
    await letters.act('releaseDeploy', z.object({ release: z.string() }).parse(body).release);
    expect((await remotes()).remotes).toContainEqual(
      expect.objectContaining({ name: 'letters', entry: `${origin.address}/mf-manifest.json` }),
    );
    expect(await policy()).toContain(`script-src 'self' ${origin.address};`);
    await letters.rollBack();
    expect(await policy()).not.toContain(origin.address);
  });

  it('stay available while the views are unavailable', async () => {
    const release = await studio.deploy({}, { 'a.js': 'a' });
    await shell.deploy({}, { 'index.html': HTML('one') });
    const file = `/releases/studio/${release}/a.js`;
    for (const url of ['/', file]) await get(url);
    const unavailable = new ReadStoreUnavailable('unavailable');
    for (const method of ['get', 'find', 'revisionOf'] as const)
      jest.spyOn(product.engines.views, method).mockRejectedValue(unavailable);
    expect((await remotes()).remotes[0]?.release).toBe(release);
    expect((await get('/')).payload).toContain('/static/one.');
    expect((await get(file)).payload).toBe('a');
    expect((await get('/static/built.0123abcd.js')).payload).toBe('built');
  });
});
