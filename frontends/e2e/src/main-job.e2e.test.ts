import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expectToast, testWhen, useBrowser, useProduct, visit, type Product } from './harness';

const PLACE = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '51/1 30/1 3230/100',
  GPSLongitudeRef: 'W',
  GPSLongitude: '0/1 7/1 0/1',
};

const FERRETDB = process.env.FERRETDB_PROGRAM;

const browser = useBrowser();
let product: () => Product;

const open = (path: string): Promise<Page> => visit(product(), browser(), path);

/** As a telephone takes it: 12 megapixels, turned by a tag, with the place in it. */
function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#777', noise } })
    .blur(6)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: PLACE })
    .jpeg({ quality: 80 })
    .toBuffer();
}

async function submit(page: Page, buffer: Buffer): Promise<void> {
  await page.getByLabel('Your Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('LinkedIn Profile URL').fill('https://www.linkedin.com/in/ada');
  await page.getByLabel('Mascot Name').fill('Cogsworth');
  await page.getByLabel('Brand Name').fill('Analytical Engines');
  await page.locator('input[type=file]').setInputFiles({ name: 'cogsworth.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Submit Mascot' }).click();
  await expectToast(page, 'Mascot submitted successfully!');
}

async function approve(page: Page): Promise<void> {
  await page.getByLabel('Admin token').fill(product().adminToken);
  await page.getByRole('button', { name: 'Login to Admin Panel' }).click();
  await page.getByRole('link', { name: 'Submissions' }).first().click();
  await page
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click();
  await expectToast(page, 'Submission approved');
}

const likes = (page: Page, count: number) => page.getByRole('button', { name: new RegExp(`\\b${count}\\b`) }).first();

describe.each([
  { engines: 'the embedded engines', isThere: true, ferretDb: undefined },
  { engines: 'the simulator of EventStoreDB and FerretDB', isThere: FERRETDB !== undefined, ferretDb: FERRETDB },
])('on $engines', ({ isThere, ferretDb }) => {
  const run = testWhen(isThere);
  if (isThere) {
    const own = useProduct({ ferretDb });
    beforeAll(() => void (product = own));
  }

  run(
    'a mascot is submitted with a photograph, approved, liked and commented on, and all of it survives kill -9',
    async () => {
      await submit(await open('/mascotdx/submit'), await photograph());
      await approve(await open('/admin/login'));

      const page = await open('/mascotdx');
      await page
        .getByRole('link', { name: /Cogsworth/ })
        .first()
        .click();
      await page.getByRole('heading', { level: 1, name: 'Cogsworth' }).waitFor();
      await likes(page, 0).click();
      await expectToast(page, 'Liked!');
      await page.getByRole('button', { name: 'Add Comment' }).click();
      await page.getByLabel(/name/i).first().fill('Grace');
      await page
        .getByLabel(/comment/i)
        .last()
        .fill('What a fine machine');
      await page.getByRole('button', { name: /Post/ }).click();
      await expectToast(page, 'Your comment has been posted.');
      await page.getByText('What a fine machine').waitFor();

      await product().kill();
      await product().restart();
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Cogsworth' }).waitFor();
      await page.getByText('What a fine machine').waitFor();
      await likes(page, 1).waitFor();

      const served = await fetch(product().url(await pictureOf('cogsworth')));
      const metadata = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: 1536, height: 2048 });
      expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
    },
  );
});

async function pictureOf(slug: string): Promise<string> {
  const mascot: unknown = await (await fetch(product().url(`/api/mascots/slug/${slug}`))).json();
  if (typeof mascot !== 'object' || mascot === null || !('imageUrl' in mascot)) throw new Error('No picture');
  return String(mascot.imageUrl);
}
