import { ADMIN_SCREENS, logins } from './every-screen/admin-screens';
import { STUDIO_SCREENS } from './every-screen/studio-screens';
import { desktop, VISITOR_SCREENS } from './every-screen/visitor-screens';
import { expectSound } from './every-screen/walk';
import { FAILING } from './harness';

/**
 * Visits every screen in every state: axe finds nothing at 1280 px and at 320 px in the dark scheme, colors can be read in
 * the contrast scheme, nothing scrolls sideways at any width, and the console stays empty.
 */
const OPTIONS = { allow: FAILING };

describe('visitors find in every state', () => {
  test.each([...VISITOR_SCREENS, ...STUDIO_SCREENS])('%s sound', (name, path, walk) =>
    expectSound(name, path, walk, OPTIONS),
  );

  test('the desktop of a phone sound', () => expectSound('a phone', '/', desktop, { ...OPTIONS, width: 320 }));
});

describe('admins find in every state', () => {
  test('the logins sound', () => expectSound('the logins', '/admin/login', logins, OPTIONS));

  test.each(ADMIN_SCREENS)('%s sound', (name, path, walk) =>
    expectSound(name, path, walk, { ...OPTIONS, admin: true }),
  );
});

test('a walk notices a broken rule and sideways scroll', async () => {
  const broken = expectSound('a broken page', '/?window=readme', async (page, look) => {
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<input style="width: 3000px">'));
    await look('broken');
  });
  await expect(broken).rejects.toThrow(/px over its edge[^]*label: <input/);
});
