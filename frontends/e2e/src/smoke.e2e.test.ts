import { expectToast, openPage, publishMascot } from './harness';
test('like', async () => {
  const mascot = await publishMascot('Liked Lynx');
  const page = await openPage(`/mascotdx/${mascot.slug}`);
  await page.getByRole('button', { name: /^Like Liked Lynx/ }).click();
  await expectToast(page, 'Liked!');
});
