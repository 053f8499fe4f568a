import type { Page } from 'playwright-core';
import { sitDown } from './admin-steps';
import { portrait } from './studio-support';
import { expectEventually, expectToast, REFUSED, useBrowser, useProduct, visit } from './harness';

const product = useProduct();
const browser = useBrowser();

const open = (path: string): Promise<Page> => visit(product(), browser(), path);

test('a tooltip comes once the pointer has rested for 700 ms', async () => {
  const page = await browser().newPage(REFUSED);
  await page.clock.install();
  await page.goto(product().url('/mascotdx'));
  const dense = page.getByRole('button', { name: 'Dense view' });
  await dense.waitFor();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await dense.hover();
  await page.clock.runFor(699);
  expect(await page.getByRole('tooltip').count()).toBe(0);
  await page.clock.runFor(1);
  await page.getByRole('tooltip', { name: 'Dense view' }).waitFor();
});

test('a model is chosen of those that the server has', async () => {
  const page = await open('/image-generator');
  const model = page.getByLabel('Model', { exact: true });
  const told = (await (await fetch(product().url('/api/images/models'))).json()) as { models: string[] };
  await expectEventually(() => model.locator('option').count(), told.models.length);
  expect(await model.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual(
    told.models,
  );
});

test('nobody is hugged without a picture: the button says what it waits for', async () => {
  const page = await open('/marcel-hugs');
  const submit = page.getByRole('button', { name: 'Generate My Marcel Hug' });
  const missing = page.getByText('Missing Profile Picture: Please upload your profile picture first');
  await missing.waitFor();
  await page.getByLabel(/Your Name/).fill('Ada');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Missing Profile Picture');
  await page
    .getByLabel(/Profile Picture/)
    .first()
    .setInputFiles(await portrait());
  await expectEventually(() => submit.isEnabled(), true);
  await expectEventually(() => missing.count(), 0);
});

test('who submits a mascot is told at once who is called the same, and how much room a text has left', async () => {
  const page = await open('/mascotdx/submit');
  await page.getByLabel('Mascot Name').fill('tux');
  const same = page.getByRole('link', { name: 'Tux (Linux)' });
  await same.waitFor();
  expect(await same.getAttribute('href')).toContain('/mascotdx/tux');
  await page.getByText('0 of 1,000 characters').first().waitFor();
  await page.getByLabel('Visual Description').fill('Round');
  await page.getByText('5 of 1,000 characters').first().waitFor();
  // Only for the eye.
  await page.locator('aside[aria-hidden] bdi').getByText('tux', { exact: true }).waitFor();
});

test('no mascot is retired before it was born', async () => {
  const page = await sitDown(product(), browser(), '/admin/dashboard', REFUSED);
  await page.getByRole('button', { name: 'Edit Tux' }).click();
  await page.getByLabel('Year introduced').fill('1999');
  await page.getByLabel('Year retired').fill('1998');
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.getByText('A mascot cannot be retired before it was born').first().waitFor();
});

test('a token that nobody could look at is not called wrong', async () => {
  const page = await open('/admin/login');
  await page.getByLabel('Admin token').fill(product().adminToken);
  await page.route('**/api/submissions?limit=1', (route) => route.fulfill({ status: 503 }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Failed to validate admin token');
  expect(await page.getByText('Invalid admin token').count()).toBe(0);
});

test('a mascot that was liked in the list is liked on its page, until the browser is closed', async () => {
  const page = await open('/mascotdx');
  const like = page.getByRole('button', { name: /^Like Octocat/ });
  await like.click();
  for (const elsewhere of ['/mascotdx/octocat', '/mascotdx?view=list']) {
    await page.goto(product().url(elsewhere));
    await expectEventually(() => like.first().isDisabled(), true);
  }
});
