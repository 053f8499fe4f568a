import type { Page } from 'playwright-core';
import { expectAccessible } from './accessibility';
import { openBrowser, type Browser } from './browser';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());
afterEach(() => browser.closePages().catch(() => undefined));

function show(page: Page, body: string): Promise<void> {
  return page.setContent(`<html lang="en"><head><title>Page</title></head><body>${body}</body></html>`);
}

test('a page that logs an error, or throws one, fails its test', async () => {
  const page = await browser.newPage();
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(`console.error('logged'); setTimeout(() => { throw new Error('thrown'); });`);
  await thrown;
  await expect(browser.closePages()).rejects.toThrow(/logged[^]*thrown/);
});

test('an error that the test allows does not', async () => {
  const page = await browser.newPage({ allow: ['expected'] });
  await page.evaluate(`console.error('an expected error')`);
  await expect(browser.closePages()).resolves.toBeUndefined();
});

test('a page has the width that was asked for', async () => {
  const page = await browser.newPage({ width: 375 });
  expect(await page.evaluate(() => window.innerWidth)).toBe(375);
});

test('a broken accessibility rule is named with the element that breaks it', async () => {
  const page = await browser.newPage();
  await show(page, '<main><h1>Dog</h1><input type="text" id="name"></main>');
  await expect(expectAccessible(page)).rejects.toThrow(/label: [^]*<input type="text" id="name">/);
});

test('a page that breaks none passes', async () => {
  const page = await browser.newPage();
  await show(page, '<main><h1>Dog</h1><label>Name <input type="text"></label></main>');
  await expectAccessible(page);
});
