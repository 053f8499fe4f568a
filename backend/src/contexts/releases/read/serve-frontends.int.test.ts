import { RemotesManifest, ROUTES } from '@marcel/contracts';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../../../platform/http/testing/test-app.js';
import { serveFrontends } from './serve-frontends.js';
import type { ReleasedFrontends } from './served-frontends.js';

const SHELL = '<html><head><title>Shell</title><meta name="description" content="old"></head><body>shell</body></html>';
const PICTURE = '<meta property="og:image" content="/desktop.png"><meta property="og:image:width" content="1200">';
const SHELL_WITH_PICTURE = SHELL.replace('</head>', `${PICTURE}</head>`);
const pictureAt = (origin: string) => ({
  url: `${origin}/pictures/a.webp`,
  alt: 'A "penguin"',
  size: { width: 9, height: 6 },
});
const SCRIPT = `console.info(${JSON.stringify('x'.repeat(2000))})`;

const STUDIO = 'https://studio.example.com/mf-manifest.json';
const PUBLIC_URL = 'http://marcel.example';

const NOTHING_RELEASED: ReleasedFrontends = {
  liveReleases: async () => new Map(),
  findFile: async () => undefined,
  isDeployed: async () => true,
  findFileInAnyRelease: async () => undefined,
  readFile: async () => undefined,
  findPreview: async () => undefined,
};

let root: string;
let testApp: TestApp;

const write = async (file: string, content: string | Buffer) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), content);
};

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'marcel-frontends-'));
  await write('secret.txt', 'not to be served');
  await write('shell/dist/index.html', SHELL);
  await write('shell/dist/favicon.svg', '<svg/>');
  await write('shell/dist/static/js/index.0123abcd.js', SCRIPT);
  await write('shell/dist/static/js/index.0123abcd.js.br', brotliCompressSync(SCRIPT));
  await write('shell/dist/static/js/index.0123abcd.js.gz', gzipSync(SCRIPT));
  await write('mascotdex/dist/mf-manifest.json', '{}');
  await write('mascotdex/dist/release.json', '{"name":"mascotdex","version":"1.2.3","exposes":{"windows":true}}');
  await write('admin/dist/release.json', 'half wri');
  testApp = await startTestApp({
    variables: {
      REMOTES: `studio=${STUDIO}`,
      REMOTE_ORIGINS: 'https://cdn.example.com',
      PUBLIC_URL,
    },
    http: {
      servePages: (server, origins) =>
        serveFrontends(server, {
          root,
          remotes: [{ name: 'studio', entry: STUDIO }],
          publicUrl: PUBLIC_URL,
          origins,
          released: NOTHING_RELEASED,
          headOf: async ({ path: page, origin }) =>
            page === '/mascotdx/tux'
              ? { title: 'Tux & "friends" $&', description: '<b>penguin</b>', image: pictureAt(origin) }
              : page === '/mascotdx/script'
                ? { title: '<script>not ours</script>', description: '' }
                : page === '/mascotdx/gone'
                  ? { title: 'Mascot Not Found', description: '', status: 404 }
                  : undefined,
        }),
    },
  });
});
afterAll(async () => {
  await testApp.close();
  await rm(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => testApp.app.inject({ url, headers });

describe('the shell', () => {
  const BODY = '<body>shell</body>';

  it.each([
    ['/', 'Marcel OS'],
    ['/?a=1', 'Marcel OS'],
    ['/?window=gallery', 'Gallery - Marcel OS'],
    ['/?window=readme', 'README - Marcel OS'],
    ['/marcel-hugs', 'Hug Your Mascot - Marcel OS'],
    ['/mascotdx', 'Mascotdex: the brand mascot directory'],
    ['/mascotdx/', 'Mascotdex: the brand mascot directory'],
    ['/mascotdx/submit', 'Submit a mascot | Mascotdex'],
    ['/admin/submissions/7', 'Review Submission | Marcel OS Admin'],
  ])('answers %s with a page titled %s', async (url, title) => {
    const { statusCode, headers, payload } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    expect(payload.match(/<title>.*?<\/title>/g)).toEqual([`<title>${title}</title>`]);
    expect(payload).toContain(`<meta property="og:title" content="${title}">`);
    expect(payload).toMatch(/<meta name="description" content="[^"]{20,155}">/);
    expect(payload).toContain(BODY);
    expect(payload).not.toMatch(/Shell|"old"/);
  });

  it.each([
    '/nowhere',
    '/mascotdx/a/b',
    '/index.html',
    '/favicon.png',
    '/%2e%2e/secret.txt',
    '/static',
    '/a%00b',
    '/%zz',
  ])('shows its fallback for %s', async (url) => {
    const { statusCode, payload } = await get(url);
    expect(statusCode).toBe(404);
    expect(payload).toContain('<title>404 Page Not Found</title>');
    expect(payload).toContain(BODY);
  });

  it('is not sent again unchanged', async () => {
    const { headers } = await get('/');
    expect((await get('/', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('gets the head of the page', async () => {
    const { payload } = await get('/mascotdx/tux', { host: 'marcel.example' });
    expect(payload).toContain('<title>Tux &amp; &quot;friends&quot; $&amp;</title>');
    expect(payload).toContain('<meta name="description" content="&lt;b&gt;penguin&lt;/b&gt;">');
    expect(payload).not.toMatch(/Shell|old/);
  });

  it("has an absolute picture URL; a page's own picture comes with size and alternative text", async () => {
    const picturesOf = async (url: string) =>
      (await get(url, { host: 'marcel.example' })).payload.match(/(?<=property="og:image[^"]*" content=")[^"]*/g);
    await write('shell/dist/index.html', SHELL_WITH_PICTURE);
    const [own, other] = [await picturesOf('/'), await picturesOf('/mascotdx/tux')];
    await write('shell/dist/index.html', SHELL);
    expect(own).toEqual(['http://marcel.example/desktop.png', '1200']);
    expect(other).toEqual(['http://marcel.example/pictures/a.webp', 'A &quot;penguin&quot;', '9', '6']);
  });

  it('forbids caching of pages that are reached by private links only', async () => {
    const { headers } = await get('/mascotdx/status/some-key');
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect((await get('/mascotdx')).headers).not.toHaveProperty('x-robots-tag');
  });

  it('answers 404 when the head of a page says so', async () => {
    expect((await get('/mascotdx/gone')).statusCode).toBe(404);
  });

  it.each(['/api/nowhere', '/api', '/pictures/nowhere', '/remotes/unknown/x.js', '/remotes'])(
    'answers 404 for %s',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    },
  );
});

describe('built files', () => {
  it('are immutable when their name has their hash', async () => {
    const { headers, payload } = await get('/static/js/index.0123abcd.js');
    expect(payload).toBe(SCRIPT);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/javascript/);
  });

  it('are revalidated otherwise', async () => {
    const { statusCode, headers } = await get('/favicon.svg');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect((await get('/favicon.svg', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it.each(['br', 'gzip'])('are compressed with %s', async (encoding) => {
    const { headers, rawPayload } = await get('/static/js/index.0123abcd.js', { 'accept-encoding': encoding });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
    expect(rawPayload.length).toBeLessThan(SCRIPT.length);
  });

  it.each([
    '/remotes/mascotdex/../../secret.txt',
    '/remotes/mascotdex/%2e%2e/%2e%2e/secret.txt',
    '/remotes/mascotdex/none.js',
  ])('do not include %s', async (url) => {
    const { statusCode, payload } = await get(url);
    expect(statusCode).toBe(404);
    expect(payload).not.toContain('not to be served');
  });
});

describe('remotes', () => {
  it('are listed as they are built here or deployed elsewhere', async () => {
    const answer = await get(ROUTES.remotes);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(RemotesManifest.parse(answer.json())).toEqual({
      remotes: [
        { name: 'mascotdex', entry: '/remotes/mascotdex/mf-manifest.json', version: '1.2.3', windows: true },
        { name: 'studio', entry: 'https://studio.example.com/mf-manifest.json' },
      ],
      previews: [],
    });
    expect((await get('/remotes/mascotdex/mf-manifest.json')).headers['cache-control']).toBe('no-cache');
  });

  it('may load from their configured origins only', async () => {
    const policy = String((await get('/')).headers['content-security-policy']).split(';');
    const remotes = 'https://cdn.example.com https://studio.example.com';
    expect(policy).toEqual([
      "default-src 'self'",
      `script-src 'self' ${remotes}`,
      `style-src 'self' ${remotes} 'unsafe-inline'`,
      `font-src 'self' ${remotes} data:`,
      `img-src 'self' ${remotes} data: blob:`,
      `media-src 'self' ${remotes}`,
      `connect-src 'self' ${remotes}`,
      "object-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ]);
  });

  it('allows the inline scripts of the shell, and no injected ones', async () => {
    const script = 'chooseScheme("dark")';
    await write('shell/dist/index.html', SHELL.replace('shell<', `<script>${script}</script><`));
    const { headers, body } = await get('/mascotdx/script');
    await write('shell/dist/index.html', SHELL);
    expect(body).toContain('not ours');
    const hashes = String(headers['content-security-policy']).match(/'sha256-[^']+'/g);
    expect(hashes).toEqual([`'sha256-${createHash('sha256').update(script).digest('base64')}'`]);
  });
});
