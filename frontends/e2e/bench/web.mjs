import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';

/**
 * Measures first visits to the built product's pages by Chromium's own metrics and writes a table to the terminal.
 * `--runs` says how often each page is opened, `--page` picks one by its path.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ gzipped: number, lcp: number, lcpElement: string, cls: number, inp: number }} Visit
 */

const CONDITIONS = { cpuSlowdown: 4, megabitsPerSecond: 10, latencyMs: 40 };

const PAGES = [
  ['Desktop', '/'],
  ['Mascotdex', '/mascotdx'],
  ['A mascot', '/mascotdx/tux'],
  ['Submit a mascot', '/mascotdx/submit'],
  ['Hug your mascot', '/marcel-hugs'],
  ['Image generator', '/image-generator'],
  ['Draw Marcel', '/draw-marcel'],
  ['Admin login', '/admin/login'],
];

const BACKEND = path.resolve(import.meta.dirname, '../../../backend/dist/server/main.js');

async function startProduct() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marcel-bench-'));
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: 'off', SEED_DEMO: 'true' };
  const backend = fork(BACKEND, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [ready] = await once(backend, 'message');
  const stop = async () => {
    backend.kill('SIGTERM');
    await once(backend, 'close');
    await rm(dataDir, { recursive: true, force: true });
  };
  return { address: String(ready.address), stop };
}

/** Runs in the page before anything else and records what Chromium measures. */
function observeVitals() {
  const vitals = { lcp: 0, lcpElement: '', cls: 0, inp: 0 };
  Object.assign(globalThis, { vitals });
  /** @type {(type: string, note: (entry: any) => void, options?: object) => void} */
  const observe = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  observe('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime;
    vitals.lcpElement = entry.element?.id || entry.element?.localName || '';
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) vitals.cls += entry.value;
  });
  observe(
    'event',
    (entry) => {
      if (entry.interactionId) vitals.inp = Math.max(vitals.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

/** @param {Page} page */
async function slowDown(page) {
  const devtools = await page.context().newCDPSession(page);
  const bytesPerSecond = (CONDITIONS.megabitsPerSecond * 1_000_000) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: CONDITIONS.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.cpuSlowdown });
}

/**
 * Opens a page with an empty cache and uses START and the music player.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @returns {Promise<Visit>}
 */
async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(observeVitals);
  await slowDown(page);
  /** @type {import('playwright-core').Response[]} */
  const scripts = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).length));
  await page.getByRole('button', { name: 'START' }).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Expand music player' }).click();
  await page.getByRole('button', { name: 'Collapse music player' }).click();
  // Chromium reports an interaction after the frame that shows its effect.
  await page.evaluate(() => new Promise((done) => globalThis.requestAnimationFrame(() => setTimeout(done, 100))));
  const vitals = await page.evaluate(() => Reflect.get(globalThis, 'vitals'));
  await context.close();
  return { ...vitals, gzipped: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, page: { type: 'string' } } });
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
const lines = [
  '| Page | JS, gzip kB | LCP, ms | LCP element | CLS | INP, ms |',
  '| --- | ---: | ---: | --- | ---: | ---: |',
];
for (const [name, pathname = '/'] of PAGES) {
  if (values.page !== undefined && values.page !== pathname) continue;
  /** @type {Visit[]} */
  const visits = [];
  for (let run = 0; run < Number(values.runs); run++)
    visits.push(await visit(browser, new URL(pathname, product.address).href));
  /** @param {(visit: Visit) => number} of */
  const middle = (of) => median(visits.map(of));
  const cells = [
    `${name} \`${pathname}\``,
    middle(({ gzipped }) => gzipped).toFixed(1),
    middle(({ lcp }) => lcp).toFixed(0),
    visits[0]?.lcpElement ?? '',
    middle(({ cls }) => cls).toFixed(3),
    middle(({ inp }) => inp).toFixed(0),
  ];
  lines.push(`| ${cells.join(' | ')} |`);
}
process.stdout.write(`${lines.join('\n')}\n`);
await browser.close();
await product.stop();
