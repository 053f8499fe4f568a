import { ProductProcess } from '../test-support/product-process.js';

export async function withProduct<T>(
  folder: string,
  use: (product: ProductProcess) => Promise<T>,
  environment?: NodeJS.ProcessEnv,
): Promise<T> {
  const product = await ProductProcess.start(folder, environment);
  try {
    await product.untilReady();
    return await use(product);
  } finally {
    await product.stop();
  }
}
