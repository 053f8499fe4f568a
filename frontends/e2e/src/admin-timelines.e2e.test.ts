import * as z from 'zod';
import { publishMascot, sendAsAdmin, sitDown } from './admin-steps';
import { expectAccessible, expectFits, screenshot, useBrowser, useProduct } from './harness';

const NAMES = [
  'くまモン熊本県営業部長兼しあわせ部長',
  'מרסל הדוב החמוד!',
  '🐻‍❄️👨‍👩‍👧‍👦🏳️‍🌈🐻‍❄️👨‍👩‍👧‍👦🏳️‍🌈',
  'W'.repeat(90),
  'Z\u0338\u0321a\u0335\u031bl\u0337g\u0336o\u0334 Tux',
] as const;

const Mascots = z.object({ mascots: z.array(z.object({ id: z.int(), name: z.string() })) });

const product = useProduct();
const browser = useBrowser();

let mascots: z.infer<typeof Mascots>['mascots'] = [];
beforeAll(async () => {
  for (const name of NAMES) {
    await publishMascot(product(), name);
  }
  ({ mascots } = Mascots.parse(await (await fetch(product().url('/api/mascots?limit=100'))).json()));
  for (const { id, name } of mascots.filter((mascot) => NAMES.some((odd) => odd === mascot.name)))
    expect((await sendAsAdmin(product(), 'PUT', `/api/mascots/${id}`, { visualDesc: `${name}!` })).status).toBe(200);
});

test.each(NAMES)('the timeline of %s is read at every width', async (name) => {
  const { id } = mascots.find((mascot) => mascot.name === name) ?? {};
  const page = await sitDown(product(), browser(), `/admin/mascots/${id}`);
  await page.getByText('State 2 of 2: Mascot edited').waitFor();
  await page.getByText('The read model shows the same.').waitFor();
  await page.getByRole('heading', { name, exact: true }).waitFor();
  await expectFits(page, [375, 768, 1280], (width) => screenshot(page, `timeline-${id}-${width}`));
  await page.getByRole('button', { name: 'Earlier' }).press('Enter');
  await page.getByText('State 1 of 2: Mascot published').waitFor();
  await expectAccessible(page);
});

test('the timeline of a picture is reached from the audit, and is played', async () => {
  const page = await sitDown(product(), browser(), '/admin/audit?about=image-1');
  await page.locator('summary').first().press('Enter');
  await page.getByRole('link', { name: 'Timeline of image 1' }).first().press('Enter');
  await page.getByText('The read model shows the same.').waitFor();
  await page.getByRole('img', { name: 'Image 1' }).waitFor();
  await expectFits(page, [375, 768, 1280], (width) => screenshot(page, `timeline-image-${width}`));
  const states = page.getByRole('region', { name: /^State after/ });
  await states.getByRole('button', { name: 'Play' }).press('Enter');
  await page.getByText(/^State 1 of \d+: Image requested/).waitFor();
  await page.getByText(/^State 2 of/).waitFor();
  await states.getByRole('button', { name: 'Stop' }).press('Enter');
  await states.getByRole('button', { name: 'Play' }).waitFor();
  await expectAccessible(page);
});
