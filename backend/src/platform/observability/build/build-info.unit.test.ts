import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PRODUCT_VERSION } from './build-info.js';

const PACKAGE = fileURLToPath(new URL('../../../../package.json', import.meta.url));

test('the version is that of the package', async () => {
  expect(JSON.parse(await readFile(PACKAGE, 'utf8'))).toMatchObject({ version: PRODUCT_VERSION });
});
