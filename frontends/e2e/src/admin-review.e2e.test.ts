import sharp from 'sharp';
import * as steps from './admin-steps';
import {
  expectAccessible,
  expectEventually,
  expectFits,
  expectToast,
  screenshot,
  useBrowser,
  useProduct,
} from './harness';

const BEN = 'the-token-of-ben-in-browser-tests';

const product = useProduct({ env: { ADMIN_TOKENS: `ben:${BEN}` } });
const browser = useBrowser();

const sitDown = (path: string) => steps.sitDown(product(), browser(), path);

const pictureOf = async (background: string) =>
  new Blob([
    Uint8Array.from(
      await sharp({ create: { width: 600, height: 600, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  ]);
const submit = async (name: string, colour = '#ffa500') =>
  steps.submitMascot(product(), name, { image: await pictureOf(colour) });

test('a decision by key shows the next submission before the answer is here', async () => {
  const ids = [];
  for (const name of ['Quick Quokka 1', 'Quick Quokka 2', 'Quick Quokka 3']) ids.push(await submit(name));
  const page = await sitDown(`/admin/submissions/${ids[0]}`);
  const answers: (() => Promise<void>)[] = [];
  await page.route('**/api/submissions/*/approve', (route) => {
    answers.push(() => route.continue());
  });
  for (const next of ['Quick Quokka 2', 'Quick Quokka 3']) {
    await page.getByRole('link', { name: `Next pending: ${next}` }).waitFor();
    await page.keyboard.press('a');
    await page.getByRole('heading', { level: 2, name: next }).waitFor();
  }
  // Both were shown while neither decision had reached the server.
  await expectEventually(() => Promise.resolve(answers.length), 2);
  for (const answer of answers) await answer();
  await expectToast(page, 'Submission approved');
});

test('a submission that somebody has claimed is decided by nobody else, until it is taken over', async () => {
  const id = await submit('Claimed Camel', '#5b7bff');
  await submit('Claimed Camel', '#b3001b');
  const page = await sitDown(`/admin/submissions/${id}`);
  await page.getByRole('region', { name: 'Likely Duplicates' }).waitFor();
  await page.keyboard.press('c');
  await page.getByText('You have claimed this submission').waitFor();
  await expectAccessible(page);
  await expectFits(page, [375, 768, 1024, 1280, 1920], (width) => screenshot(page, `review ${width}`));

  const other = await browser().newPage();
  await other.addInitScript((token) => localStorage.setItem('admin_token', token), BEN);
  await other.goto(product().url(`/admin/submissions/${id}`));
  await other.getByText('Another admin is reviewing this submission').waitFor();
  expect(await other.getByRole('button', { name: 'Approve Submission' }).isDisabled()).toBe(true);
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Take Over' }).click();
  await other.getByText('You have claimed this submission').waitFor();
  await page.getByText('ben is reviewing this submission').waitFor();

  await other.getByRole('button', { name: 'Let Go' }).click();
  await page.getByRole('button', { name: 'Claim for 10 Minutes' }).waitFor();
  await other.getByText('Another admin is looking at this submission, too').waitFor();
  await page.getByText('ben is looking at this submission, too').waitFor();
  await expectAccessible(page);
  await expectFits(page, [375, 1280], (width) => screenshot(page, `review with others ${width}`));
  const looksNoMore = other.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await other.getByRole('link', { name: 'Submissions', exact: true }).click();
  await looksNoMore;
  const looked = page.waitForResponse(/lookers/);
  await page.reload();
  expect(await (await looked).json()).toEqual({ others: [] });
  await page.getByRole('button', { name: 'Approve Submission' }).click();
  await expectToast(page, 'Submission approved');
});

test('what may be the same stands beside it, three and then more', async () => {
  const name = `Doubled Dingo ${Date.now()}`;
  const others: number[] = [];
  for (let index = 0; index < 5; index += 1) others.push(await submit(name));
  const [first] = others;
  const approval = await steps.sendAsAdmin(product(), 'PUT', `/api/submissions/${first}/approve`);
  expect(approval.status).toBe(200);

  const page = await sitDown(`/admin/submissions/${first}`);
  const beside = page.getByRole('region', { name: 'Likely Duplicates' });
  await beside.getByText('This submission').waitFor();
  // The mascot that came of it is no duplicate of it.
  expect(await beside.getByText('published mascot').count()).toBe(0);
  expect(await beside.getByRole('link').count()).toBe(3);
  await beside.getByRole('button', { name: 'Show 1 more' }).press('Enter');
  expect(await beside.getByRole('link').count()).toBe(4);
  await expectAccessible(page);
});

test('a reason is chosen by keyboard, and rejects', async () => {
  const page = await sitDown(`/admin/submissions/${await submit('Reasoned Raccoon')}`);
  const reason = 'It is not the mascot of a brand';
  await page.getByRole('button', { name: reason }).press('Enter');
  expect(await page.getByLabel(/^Admin Notes/).inputValue()).toBe(reason);
  await page.getByRole('button', { name: 'Reject Submission' }).press('Enter');
  await expectToast(page, 'Submission rejected');
  await page.getByRole('region', { name: 'Admin Review' }).getByText(reason).first().waitFor();
});
