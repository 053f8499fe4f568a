import type { Page } from 'playwright-core';
import { RemoteServer, startProduct, useBrowser, type Faults, type Product } from './harness';

const browser = useBrowser();

/** What a dead remote makes the browser and the federation log. */
const LOGGED = [/Failed to load resource/, /Federation Runtime/, /broken/, /uncaught/i, /console: /];

/** Each remote with one of its pages and something that only the remote itself shows there. */
const REMOTES = {
  mascotdex: ['/mascotdx', 'Mascotdex', (page: Page) => page.getByRole('searchbox').first()],
  studio: ['/marcel-hugs', 'Hug Your Mascot', (page: Page) => page.getByLabel('Your Name')],
  admin: ['/admin/login', 'Admin', (page: Page) => page.getByRole('button', { name: 'Login to Admin Panel' })],
} as const;
type RemoteName = keyof typeof REMOTES;

let servers: Readonly<Record<RemoteName, RemoteServer>>;
let product: Product;

beforeAll(async () => {
  const [mascotdex, studio, admin] = await Promise.all([
    RemoteServer.start('mascotdex'),
    RemoteServer.start('studio'),
    RemoteServer.start('admin'),
  ]);
  servers = { mascotdex, studio, admin };
  const entries = Object.entries(servers).map(([name, { entry }]) => `${name}=${entry}`);
  product = await startProduct({ env: { REMOTES: entries.join(',') } });
});
afterAll(() => Promise.all([product.stop(), ...Object.values(servers).map((server) => server.stop())]));

const MANIFEST = /mf-manifest\.json$/;
const ENTRY = /\/remote\.[^/]+\.js$/;
const EXPOSED = /__federation_expose_App\.[^/]+\.js$/;
const STYLE = /\.css$/;

const hang: Faults = () => () => undefined;
const on =
  (files: RegExp, faults: Faults): Faults =>
  (file) =>
    files.test(file) ? faults(file) : undefined;

/** A 404 that is kept for good, as from a server that sees only the name. */
const gone: Faults = () => (answer) =>
  answer.writeHead(404, { 'cache-control': 'public, max-age=31536000, immutable' }).end('gone');

/** A program of the same name that is broken in itself. */
const program =
  (name: string, app: string): Faults =>
  (file) =>
    MANIFEST.test(file)
      ? (answer) => answer.end(JSON.stringify(manifest(name)))
      : ENTRY.test(file)
        ? (answer) => answer.end(`var ${name} = { init: async () => {}, get: async () => ${app} };`)
        : undefined;

const manifest = (name: string) => ({
  id: name,
  name,
  metaData: {
    name,
    globalName: name,
    publicPath: 'auto',
    type: 'app',
    buildInfo: { buildVersion: '0.0.1', buildName: name },
    remoteEntry: { name: 'remote.broken.js', path: '', type: 'global' },
    types: {},
  },
  shared: [],
  remotes: [],
  exposes: [{ name: 'App', path: './App', assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }],
});

/** What is said of a part that a program loads by itself. */
const OWN_BOX = 'Something went wrong';

/** A remote, what is wrong with it, and the title of the box where the shell is not who tells of it. */
const WAYS: [RemoteName, string, (name: RemoteName) => Faults, string?][] = [
  ['mascotdex', 'is not there', () => gone],
  ['studio', 'has a manifest that is no JSON', () => on(MANIFEST, () => (answer) => answer.end('<html>'))],
  ['admin', 'has a manifest that says nothing', () => on(MANIFEST, () => (answer) => answer.end('{}'))],
  ['mascotdex', 'throws when it is evaluated', (name) => program(name, '() => { throw new Error("broken"); }')],
  [
    'studio',
    'throws when it is drawn',
    (name) => program(name, '() => ({ default() { throw new Error("broken"); } })'),
  ],
  ['admin', 'has lost its program', () => on(EXPOSED, gone)],
  ['mascotdex', 'has lost its styles', () => on(STYLE, gone), OWN_BOX],
  ['studio', 'has a manifest that hangs', () => on(MANIFEST, hang)],
  ['mascotdex', 'has a script that hangs', () => on(ENTRY, hang)],
  ['studio', 'has a program that hangs', () => on(EXPOSED, hang)],
  ['admin', 'has styles that hang', () => on(STYLE, hang)],
];

/** One dead remote after the other would take a minute of waits: those of different servers are dead at the same time. */
const ROUNDS = [0, 3, 6, 8].map((first, round, firsts) => WAYS.slice(first, firsts[round + 1]));

test.each(ROUNDS.map((ways) => [ways.map(([name, way]) => `${name} ${way}`).join(', '), ways] as const))(
  '%s: the box, and Retry once it is well again',
  async (_, ways) => {
    await Promise.all(ways.map(([name, , faults, box]) => revive(name, faults(name), box)));
  },
);

async function revive(name: RemoteName, faults: Faults, told?: string): Promise<void> {
  const [address, title, content] = REMOTES[name];
  servers[name].faults = faults;
  const page = await browser().newPage({ allow: LOGGED });
  await page.goto(product.url(address));
  const box = page.getByRole('alert', { name: told ?? `${title} is not answering` });
  await box.waitFor({ timeout: 40_000 });
  servers[name].faults = () => undefined;
  await box.getByRole('button', { name: 'Retry' }).click();
  await content(page).waitFor({ timeout: 9000 });
  expect(await isStyled(page)).toBe(true);
}

/** Whether every stylesheet that the page has asked for is there. */
const isStyled = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null),
  );
