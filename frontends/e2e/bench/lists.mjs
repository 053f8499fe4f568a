import { chromium } from 'playwright-core';
import { fillLargeLog } from './lib/large-log.mjs';
import { startProduct } from './lib/product.mjs';

/**
 * Measures the directory and the desk's list in the browser with 100,000 mascots and as many submissions, over real HTTP.
 * Times go from the visitor's action to the frame that shows what was asked for.
 */
const COUNT = 100_000;
const SCROLLS = 120;
const FILTERS = 'industry=Retail&type=Robot';
const ADMIN_TOKEN = 'the-admin-token-of-the-benchmark';

process.env.ADMIN_TOKEN = ADMIN_TOKEN;
const product = await startProduct((dataDir) => fillLargeLog(dataDir, COUNT));
while ((await fetch(`${product.address}/api/health/ready`)).status !== 200);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });

/**
 * @param {string} label
 * @param {() => Promise<unknown>} act
 * @param {() => Promise<unknown>} shown
 */
async function time(label, act, shown) {
  const start = performance.now();
  await act();
  await shown();
  process.stdout.write(`| ${label} | ${Math.round(performance.now() - start)} ms |\n`);
}

/** @param {string} pattern */
const total = (pattern) => page.getByText(new RegExp(pattern)).first().waitFor();
const firstCard = () => page.getByRole('article').first().waitFor();

try {
  process.stdout.write('| What | Until shown |\n| --- | ---: |\n');
  await time('Directory, first page', () => page.goto(`${product.address}/mascotdx`), firstCard);
  await total('100,000 mascots');
  const sort = page.getByLabel('Sort by');
  const answered = () => page.waitForResponse((response) => response.url().includes('/api/mascots?'));
  for (const option of ['name', 'cuteness', 'yearIntroduced']) {
    const answer = answered();
    await time(
      `Sort by ${option}`,
      () => sort.selectOption(option),
      async () => (await answer, firstCard()),
    );
  }
  for (const words of ['friendly mascot', 'zu']) {
    const answer = answered();
    const act = () => page.getByRole('searchbox').fill(words);
    await time(`Search of "${words}", 300 ms pause included`, act, async () => (await answer, firstCard()));
  }
  await time('Two filters, from their address', () => page.goto(`${product.address}/mascotdx?${FILTERS}`), firstCard);
  await page.goto(`${product.address}/mascotdx`);
  await firstCard();
  const { slowest, frames, nodes } = await scrollDown();
  process.stdout.write(
    `| ${SCROLLS} wheel turns of 700 px: slowest of ${frames} frames | ${slowest.toFixed(0)} ms |\n`,
  );
  process.stdout.write(`| Cards in the page after it | ${nodes} |\n`);
  await page.goto(`${product.address}/admin/login`);
  await page.getByLabel('Admin token').fill(ADMIN_TOKEN);
  await page.getByRole('button', { name: 'Login to Admin Panel' }).click();
  await page.getByText('Login successful', { exact: true }).waitFor();
  const list = () => page.getByRole('link', { name: 'View Details' }).first().waitFor();
  await time('Desk, list of submissions', () => page.goto(`${product.address}/admin/submissions`), list);
  await time('Desk, pending only', () => page.goto(`${product.address}/admin/submissions?status=pending`), list);
} finally {
  await browser.close();
  await product.stop();
}

async function scrollDown() {
  await page.evaluate(() => {
    const times = /** @type {number[]} */ ([]);
    const tick = (/** @type {number} */ now) => {
      times.push(now);
      globalThis.requestAnimationFrame(tick);
    };
    globalThis.requestAnimationFrame(tick);
    Object.assign(globalThis, { frameTimes: times });
  });
  for (let turn = 0; turn < SCROLLS; turn += 1) {
    await page.mouse.wheel(0, 700);
    await page.evaluate(() => new Promise(globalThis.requestAnimationFrame));
  }
  const times = /** @type {number[]} */ (await page.evaluate(() => Reflect.get(globalThis, 'frameTimes')));
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at));
  return { slowest: Math.max(...gaps), frames: gaps.length, nodes: await page.getByRole('article').count() };
}
