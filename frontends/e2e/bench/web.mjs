import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { CONDITIONS } from './lib/conditions.mjs';
import { measurePage } from './lib/measure-page.mjs';
import { measureWindows } from './lib/measure-windows.mjs';
import { PAGES } from './lib/pages.mjs';
import { startProduct } from './lib/product.mjs';
import { table } from './lib/table.mjs';
import { windowsTable } from './lib/windows-table.mjs';

/** @typedef {import('./lib/measure-page.mjs').Measurement} Measurement */

/**
 * Measures the built product's pages, and its windows, by Chromium's own metrics and writes tables to the terminal.
 * `--runs` says how often each page is opened; `--page` picks one by its path, and leaves out the windows; `--against` names
 * the folder of another checkout, built: its pages are opened in turn with ours, and the windows left out.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, page: { type: 'string' }, against: { type: 'string' } },
});
const pages = PAGES.filter(({ path }) => values.page === undefined || path === values.page);

/** @param {string} title @param {string} [root] */
const product = async (title, root) => ({
  title,
  measured: /** @type {(import('./lib/pages.mjs').MeasuredPage & { runs: Measurement[] })[]} */ ([]),
  ...(await startProduct(undefined, root)),
});
const ours = await product('This build');
const products = [ours];
if (values.against !== undefined) products.push(await product(`The build of ${values.against}`, values.against));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  for (const page of pages) {
    const turns = products.map(({ address, measured }) => {
      /** @type {Measurement[]} */
      const runs = [];
      measured.push({ ...page, runs });
      return async () => runs.push(await measurePage(browser, address, page));
    });
    for (let run = 0; run < Number(values.runs); run++) for (const turn of turns) await turn();
  }
  const { cpuSlowdown, megabitsPerSecond, latencyMs } = CONDITIONS;
  process.stdout.write(
    `CPU ${cpuSlowdown} times slower, ${megabitsPerSecond} Mbit/s, ${latencyMs} ms, nothing cached; ` +
      `medians of ${values.runs} runs, Chromium ${browser.version()}.\n`,
  );
  for (const { title, measured } of products) process.stdout.write(`\n${title}:\n\n${table(measured)}\n`);
  if (values.page === undefined && values.against === undefined)
    process.stdout.write(
      `\nProcessor and line as they are:\n\n${windowsTable(await measureWindows(browser, ours.address))}\n`,
    );
} finally {
  await browser.close();
  for (const { stop } of products) await stop();
}
