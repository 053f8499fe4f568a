import { openBrowser, type Browser } from './browser';
import { startProduct, type Product, type ProductOptions } from './product';
import { photograph } from './screenshots';

declare global {
  /** Full name of the running test once it has failed; set by the test environment. */
  var failedTest: string | undefined;
}

/** A product that starts before the first test of the file and stops after the last one; call the answer inside tests. */
export function useProduct(options?: ProductOptions): () => Product {
  return sharedByTests(
    () => startProduct(options),
    (product) => product.stop(),
  );
}

/** A browser for all tests of the file; each test's pages are checked and closed after it. */
export function useBrowser(): () => Browser {
  const browser = sharedByTests(openBrowser, (opened) => opened.close());
  afterEach(async () => {
    if (globalThis.failedTest !== undefined) await photographAll(browser(), globalThis.failedTest);
    await browser().closePages();
  });
  return browser;
}

async function photographAll(browser: Browser, test: string): Promise<void> {
  for (const [index, page] of browser.pages().entries()) await photograph(page, `failed ${test} ${index + 1}`);
}

function sharedByTests<T>(open: () => Promise<T>, close: (thing: T) => Promise<void>): () => T {
  let current: { thing: T } | undefined;
  beforeAll(async () => {
    current = { thing: await open() };
  });
  afterAll(async () => {
    if (current) await close(current.thing);
  });
  return () => {
    if (!current) throw new Error('This is there only while tests run');
    return current.thing;
  };
}
