/**
 * What a browser test needs: the built product on a port and a data folder of its own, and a real browser.
 *
 *     const product = useProduct();
 *     const browser = useBrowser();
 *
 *     test('the desktop opens', async () => {
 *       const page = await browser().newPage({ width: 375 });
 *       await page.goto(product().url('/'));
 *       await expectAccessible(page);
 *       await screenshot(page, 'desktop-375');
 *     });
 *
 * A test fails when one of its pages logs an error or throws one, unless `allow` expects it. The pages of a failed test
 * are photographed into the `screenshots` folder; with SCREENSHOTS=1 so is every page at the moments that a test names.
 */
export { expectAccessible, expectReadableColours } from './accessibility';
export { BMP } from './bmp';
export { openBrowser, type Browser, type NewPageOptions } from './browser';
export { Clone } from './clone';
export { PROGRAMS } from './desktop-programs';
export { expectEventually } from './eventually';
export { useBrowser, useProduct } from './hooks';
export { startProduct, type Product, type ProductOptions } from './product';
export { REFUSED, visit } from './refused';
export { RemoteServer, type Fault, type Faults } from './remote-server';
export { screenshot } from './screenshots';
export { expectToast } from './toasts';
export { testWhen } from './when';
export { expectFits, WIDTHS } from './widths';
