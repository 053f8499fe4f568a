/**
 * What a browser test needs. Each of Jest's workers has one product and one browser, which its test files share: a test
 * takes records of its own, by names that no other test uses, and a fresh browser context.
 *
 *     test('a visitor likes a mascot', async () => {
 *       const mascot = await publishMascot('Liked Lynx');
 *       const page = await openPage(`/mascotdx/${mascot.slug}`);
 *       await page.getByRole('button', { name: /^Like Liked Lynx/ }).click();
 *       await expectToast(page, 'Liked!');
 *     });
 *
 * Only tests about starting, stopping, crashes and global state start a product of their own, with `startProduct`. A test
 * fails when one of its pages logs an error or throws one that `allow` does not expect. With SCREENSHOTS=1 every page is
 * photographed at the end of its test.
 */
export * from './api';
export * from './eventually';
export * from './pages';
export { ADMIN_TOKEN, AUDITOR_TOKEN, BEN_TOKEN, startProduct, type Product } from './product';
