import { ROUTES } from '@marcel/contracts';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ProductProcess } from '../test-support/product-process.js';

const DESCRIPTION = fileURLToPath(new URL('../../../contracts/openapi.json', import.meta.url));

describe('the bundled server', () => {
  let dataDirectory: string;
  let product: ProductProcess;

  beforeEach(async () => {
    dataDirectory = await mkdtemp(path.join(tmpdir(), 'marcel-bundle-'));
    product = await ProductProcess.start(dataDirectory);
  });
  afterEach(async () => {
    await product.stop();
    await rm(dataDirectory, { recursive: true });
  });

  it('calls every class of the API as its sources do', async () => {
    const { body } = await product.rest.get(ROUTES.openapi);
    expect(body).toEqual(JSON.parse(await readFile(DESCRIPTION, 'utf8')));
  });
});
