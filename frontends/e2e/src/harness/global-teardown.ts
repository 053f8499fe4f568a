export default async function stop(): Promise<void> {
  await Promise.all(globalThis.e2eStarted.flatMap(({ product, browser }) => [browser.close(), product.stop()]));
}
