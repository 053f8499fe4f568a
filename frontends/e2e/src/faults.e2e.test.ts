import type { Page, Route } from 'playwright-core';
import sharp from 'sharp';
import {
  ADMIN_TOKEN,
  expectEventually,
  expectToast,
  FAILING,
  goTo,
  openPage,
  portrait,
  type Product,
  startProduct,
  urlOf,
} from './harness';
import { openFromStart, taskButton } from './window-steps';

/** Each remote with one of its pages, its title there, and something that only the remote itself shows. */
const REMOTES = {
  mascotdex: ['/mascotdx', 'Mascotdex', (page: Page) => page.getByRole('searchbox').first()],
  studio: ['/marcel-hugs', 'Hug Your Mascot', (page: Page) => page.getByLabel('Your Name')],
  admin: ['/admin/login', 'Admin', (page: Page) => page.getByRole('button', { name: 'Login to Admin Panel' })],
} as const;

const BROKEN = [...FAILING, /the remote is broken/, /console: /];

/** Starts while the first tests wait. */
let ownProduct: Promise<Product>;
beforeAll(() => {
  ownProduct = startProduct({ SEED_DEMO: 'false' });
});
afterAll(async () => (await ownProduct).stop());

const respondNotFound = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
const hang = () => new Promise<never>(() => undefined);
const breakScript = (route: Route) =>
  route.request().resourceType() === 'script'
    ? route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("the remote is broken")' })
    : route.continue();
const respondWithHtml = (route: Route) => route.fulfill({ contentType: 'application/json', body: '<html>' });

type Failure = readonly [remote: keyof typeof REMOTES, files: string, fail: (route: Route) => unknown];

test.each<[string, Failure[]]>([
  [
    'are unreachable, answer 500 or never answer',
    [
      ['mascotdex', '', respondNotFound],
      ['studio', '', (route) => route.fulfill({ status: 500, body: 'broken' })],
      ['admin', '', hang],
    ],
  ],
  [
    'throw an exception or have an invalid manifest',
    [
      ['mascotdex', '', breakScript],
      ['studio', 'mf-manifest\\.json', respondWithHtml],
    ],
  ],
  [
    'are missing their program, a script or their styles',
    [
      ['studio', '__federation_expose_App\\.[^/]+\\.js', respondNotFound],
      ['mascotdex', 'remote\\.[^/]+\\.js', hang],
      ['admin', '[^/]+\\.css', hang],
    ],
  ],
])('when remotes %s, the desktop works, and Retry restores each of them', async (_, failures) => {
  const page = await openPage(undefined, { allow: BROKEN, prepare: (opened) => opened.clock.install() });
  const failureOf = (title: string) => page.getByRole('alert', { name: `${title} is not answering` });
  for (const [remote, files, fail] of failures) {
    const [address, title] = REMOTES[remote];
    const pattern = new RegExp(`/remotes/${remote}/.*${files}`);
    await page.route(pattern, fail);
    const request = page.waitForRequest(pattern);
    await goTo(page, address);
    await taskButton(page, title).waitFor();
    await request;
  }
  for (const [remote, , fail] of failures)
    await expectEventually(async () => {
      // A time that is longer than any part of a remote may take.
      if (fail === hang) await page.clock.fastForward(13_000);
      return failureOf(REMOTES[remote][1]).isVisible();
    }, true);
  await page.getByRole('button', { name: 'START' }).click();
  await page.locator('[role="menuitem"]:focus').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu', { name: 'Programs' }).waitFor({ state: 'hidden' });
  await page.unrouteAll();
  for (const [remote] of failures) {
    const [address, title, content] = REMOTES[remote];
    await goTo(page, address);
    await failureOf(title).getByRole('button', { name: 'Retry' }).click();
    await content(page).waitFor();
  }
});

test('a failing remote affects its own window only; music and other programs continue', async () => {
  const page = await openPage('/', { allow: BROKEN });
  await page.route('**/remotes/mascotdex/**', (route) => route.abort());
  await openFromStart(page, 'Hug Your Mascot');
  await page.getByLabel('Your Name').fill('Ada');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'START' }).click();
  await page.getByRole('menuitem', { name: 'Mascotdex' }).click();
  const box = page.getByRole('alert', { name: 'Mascotdex is not answering' });
  await box.waitFor();
  await page.unroute('**/remotes/mascotdex/**');
  await box.getByRole('button', { name: 'Retry' }).click();
  await REMOTES.mascotdex[2](page).waitFor();
  expect(await page.getByLabel('Your Name').inputValue()).toBe('Ada');
  expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(false);
});

test('a part that failed to load without a connection loads when the connection is back', async () => {
  const page = await openPage('/mascotdx?search=Tux', { allow: BROKEN });
  const tux = page.getByRole('link', { name: 'Tux', exact: true });
  await tux.waitFor();
  await page.context().setOffline(true);
  await tux.click();
  const notice = page.getByRole('alert', { name: 'No connection' });
  await notice.getByRole('button', { name: 'Try Again' }).click();
  await notice.getByRole('button', { name: 'Try Again' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Tux' }).waitFor();
  expect(await notice.count()).toBe(0);
});

test('a returning visitor without a connection gets the offline page, and later the requested page', async () => {
  const page = await openPage('/', { allow: BROKEN });
  await page.getByRole('button', { name: 'START' }).hover();
  // The worker is registered ten real seconds later: with the clock moved forward, the loading of its script would time out.
  await expectEventually(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 1);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const cached = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached).toEqual(['/offline.html']);
  await page.context().setOffline(true);
  await page.goto(urlOf('/mascotdx/tux'));
  const offline = page.getByRole('heading', { level: 1, name: 'No connection' });
  await offline.waitFor();
  await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: 'Try Again' }).press('Enter')]);
  await offline.waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Tux' }).waitFor();
});

/** A photograph as a telephone takes it: 12 megapixels, rotated by a tag, with the place in it. */
function photograph(): Promise<Buffer> {
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' };
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#777' } })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: place })
    .jpeg()
    .toBuffer();
}

test('a hug that is being generated is finished after kill -9, and every acknowledged write is still there', async () => {
  const product = await ownProduct;
  const visitor = await openPage(product.url('/mascotdx/submit'), { allow: FAILING });
  for (const [label, text] of [
    ['Your Name', 'Ada Lovelace'],
    ['Email', 'ada@example.org'],
    ['LinkedIn Profile URL', 'https://www.linkedin.com/in/ada'],
    ['Mascot Name', 'Cogsworth'],
    ['Brand Name', 'Analytical Engines'],
  ] as const)
    await visitor.getByLabel(label).fill(text);
  const photo = { name: 'cogsworth.jpg', mimeType: 'image/jpeg', buffer: await photograph() };
  await visitor.getByLabel('Choose Picture').setInputFiles(photo);
  await visitor.getByRole('button', { name: 'Submit Mascot' }).click();
  await expectToast(visitor, 'Mascot submitted successfully!');

  const desk = await openPage(product.url('/admin/login'), { allow: FAILING });
  await desk.getByLabel('Admin token').fill(ADMIN_TOKEN);
  await desk.getByRole('button', { name: 'Login to Admin Panel' }).click();
  await desk.getByRole('link', { name: 'Submissions' }).first().click();
  await desk
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click();
  await expectToast(desk, 'Submission approved');

  await goTo(visitor, '/mascotdx/cogsworth');
  await visitor.getByRole('button', { name: 'Like Cogsworth, 0 likes' }).click();
  await expectToast(visitor, 'Liked!');
  await visitor.getByRole('button', { name: 'Add Comment' }).click();
  await visitor.getByLabel('Your Name').fill('Grace');
  await visitor.getByRole('textbox', { name: 'Comment' }).fill('A fine machine');
  await visitor.getByRole('button', { name: 'Post Comment' }).click();
  await expectToast(visitor, 'Your comment has been posted.');

  await goTo(visitor, '/marcel-hugs');
  await visitor.getByLabel('Profile Picture', { exact: true }).setInputFiles(await portrait());
  await visitor.getByLabel('Your Name').fill('Grace');
  const accepted = visitor.waitForResponse('**/api/generate-marcel-hugging');
  await visitor.getByRole('button', { name: 'Generate My Marcel Hug' }).click();
  expect((await accepted).status()).toBe(202);
  await product.kill();
  await product.restart();

  await visitor.getByRole('dialog', { name: 'Your Hug' }).getByAltText('Your new picture').waitFor();
  await visitor.reload();
  await visitor.getByRole('button', { name: 'Like Cogsworth, 1 like' }).waitFor();
  await visitor.getByText('A fine machine').waitFor();
  await visitor.getByRole('link', { name: 'Ada Lovelace' }).waitFor();
  const picture = visitor.getByRole('article').getByRole('img').first();
  const served = await visitor.request.get(product.url((await picture.getAttribute('src')) ?? ''));
  const metadata = await sharp(await served.body()).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 1536, height: 2048 });
  expect(metadata.exif).toBeUndefined();
});
