import { chromium, type BrowserServer } from 'playwright-core';
import { startProduct, type Product } from './product';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** Environment variable that names the product and the browser of every worker, as JSON. */
export const WORKERS = 'E2E_WORKERS';

declare global {
  var e2eStarted: { product: Product; browser: BrowserServer }[];
}

/** Starts a product and a browser for each of Jest's workers; `JEST_WORKER_ID` says which are whose. */
export default async function start({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  const starting = Array.from({ length: maxWorkers }, async () => {
    const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
    const [product, browser] = await Promise.all([
      startProduct(),
      chromium.launchServer({ executablePath, args: FLAGS }),
    ]);
    return { product, browser };
  });
  globalThis.e2eStarted = await Promise.all(starting);
  process.env[WORKERS] = JSON.stringify(
    globalThis.e2eStarted.map(({ product, browser }) => ({ address: product.address, browser: browser.wsEndpoint() })),
  );
}
