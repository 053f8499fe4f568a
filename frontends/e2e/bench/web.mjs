import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { CONDITIONS } from './lib/conditions.mjs';
import { measurePage } from './lib/measure-page.mjs';
import { measureWindows } from './lib/measure-windows.mjs';
import { PAGES } from './lib/pages.mjs';
import { startProduct } from './lib/product.mjs';
import { table } from './lib/table.mjs';
import { windowsTable } from './lib/windows-table.mjs';

/**
 * Measures the built product's pages, and its windows, by Chromium's own metrics and writes tables to the terminal.
 * `--runs` says how often each page is opened; `--page` picks one by its path, and leaves out the windows.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, page: { type: 'string' } } });
const pages = PAGES.filter(({ path }) => values.page === undefined || path === values.page);

const product = await startProduct();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  const measured = [];
  for (const page of pages) {
    const runs = [];
    for (let run = 0; run < Number(values.runs); run++) runs.push(await measurePage(browser, product.address, page));
    measured.push({ ...page, runs });
  }
  const { cpuSlowdown, megabitsPerSecond, latencyMs } = CONDITIONS;
  process.stdout.write(
    `CPU ${cpuSlowdown} times slower, ${megabitsPerSecond} Mbit/s, ${latencyMs} ms, nothing cached; ` +
      `medians of ${values.runs} runs, Chromium ${browser.version()}.\n\n${table(measured)}\n`,
  );
  if (values.page === undefined)
    process.stdout.write(
      `\nProcessor and line as they are:\n\n${windowsTable(await measureWindows(browser, product.address))}\n`,
    );
} finally {
  await browser.close();
  await product.stop();
}
