import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { Clone, expectAccessible, screenshot, useBrowser, useProduct } from './harness';

const TOKEN = 'deploy-token-of-the-newsletter';
const product = useProduct({ env: { RELEASE_TOKENS: `newsletter:${TOKEN}` } });
const browser = useBrowser();

/** Making, building and testing takes its time where many work at once. */
const LONG_MS = 600_000;

const WORDS = { page: '/newsletter', title: 'Our Letters', button: 'Say Hello' };
const CHANGED = 'Say Goodbye';

let clone: Clone;
beforeAll(async () => {
  clone = await Clone.make();
  await clone.run('create-frontend.mjs', ['newsletter', '--title', WORDS.title]);
}, LONG_MS);
afterAll(() => clone.remove());

const remotes = async (): Promise<unknown> => (await fetch(product().url('/remotes.json'))).json();

test(
  'a frontend that was made by one command is released by two, and stands on the desktop and in START',
  async () => {
    const env = { RELEASE_TOKEN: TOKEN, MARCEL_URL: product().address };
    const said = await clone.run('release.mjs', ['newsletter'], env);
    const [, release = ''] = /deploy newsletter@(\S+)/.exec(said) ?? [];
    expect(JSON.stringify(await remotes())).not.toContain('newsletter');
    await clone.run('releases.mjs', ['deploy', `newsletter@${release}`], env);
    const programs = [{ path: WORDS.page, title: WORDS.title, icon: 'dog' }];
    expect(await remotes()).toMatchObject({
      remotes: expect.arrayContaining([expect.objectContaining({ name: 'newsletter', release, programs })]),
    });

    const page = await browser().newPage();
    await page.goto(product().url('/'));
    await page.getByRole('link', { name: WORDS.title }).click();
    await page.getByText(/mascots live here/).waitFor();
    await page.getByRole('button', { name: WORDS.button }).click();
    await page.getByText('Hello!').first().waitFor();
    await expectAccessible(page);
    await screenshot(page, 'fifth-frontend');
    await page.getByRole('button', { name: 'START' }).click();
    await page.getByRole('menuitem', { name: WORDS.title }).waitFor();
  },
  LONG_MS,
);

test(
  'it is developed in the page of a running product, which shows changes without being loaded again',
  async () => {
    const file = path.join(clone.folder, 'frontends/newsletter/src/features/welcome/components/WelcomeScreen.tsx');
    await writeFile(file, (await readFile(file, 'utf8')).replace(CHANGED, WORDS.button));
    const port = await freePort();
    // A fifth package: its server is five ports above the product's.
    const env = { PORT: String(port - 5) };
    await clone.start('dev-frontend.mjs', ['--shell', product().address], {
      cwd: 'frontends/newsletter',
      env,
      says: 'built in',
    });
    const page = await browser().newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.getByRole('link', { name: WORDS.title }).click();
    await page.getByRole('button', { name: WORDS.button }).waitFor();
    await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));
    await writeFile(file, (await readFile(file, 'utf8')).replace(WORDS.button, CHANGED));
    await page.getByRole('button', { name: CHANGED }).waitFor();
    expect(await page.getAttribute('body', 'data-same')).toBe('yes');
  },
  LONG_MS,
);

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
