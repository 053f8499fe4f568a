import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { publishMascot, sendAsAdmin } from './admin-steps';
import { expectEventually, expectToast, useBrowser, useProduct, visit } from './harness';
import { boxOf } from './window-steps';

const product = useProduct();
const browser = useBrowser();

const open = (path: string, width = 1280): Promise<Page> => visit(product(), browser(), path, { width });
const htmlOf = async (path: string): Promise<string> => (await fetch(product().url(path))).text();
const property = (html: string, name: string): string =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

describe('before any script runs', () => {
  test('each page has a head of its own', async () => {
    const paths = ['/', '/mascotdx', '/mascotdx/tux', '/mascotdx/submit', '/mascotdx/compare', '/time-machine'];
    const studio = [
      '/marcel-hugs',
      '/image-generator',
      '/draw-marcel',
      '/?window=gallery',
      '/?window=gallery&item=gen-1',
    ];
    const heads = await Promise.all(
      [...paths, ...studio].map(async (path) => {
        const html = await htmlOf(path);
        return [/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '', property(html, 'description')] as const;
      }),
    );
    for (const part of [0, 1] as const) {
      const said = heads.map((head) => head[part]);
      expect(said.filter(Boolean)).toHaveLength(heads.length);
      expect(new Set(said).size).toBe(heads.length);
    }
  });

  test.each(['/', '/mascotdx/tux', '/?window=gallery&item=gen-1'])(
    'a preview of %s shows a picture of the size that it tells of',
    async (path) => {
      const html = await htmlOf(path);
      const answer = await fetch(property(html, 'og:image'));
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([width, height].map(String)).toEqual([
        property(html, 'og:image:width'),
        property(html, 'og:image:height'),
      ]);
      expect(property(html, 'og:image:alt')).not.toBe('');
    },
  );

  test('machines are told who a mascot is, and where new ones are announced', async () => {
    const html = await htmlOf('/mascotdx/tux');
    const told = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(told)).toMatchObject({ '@context': 'https://schema.org', name: 'Tux' });
    const feed = /<link [^>]*type="application\/atom\+xml"[^>]*>/.exec(await htmlOf('/mascotdx'))?.[0] ?? '';
    const address = /href="([^"]*)"/.exec(feed)?.[1] ?? '';
    expect(await htmlOf(address)).toContain('<title>Tux');
  });

  test('the web app has icons of the sizes that its manifest tells of', async () => {
    const manifest = /rel="manifest" href="([^"]*)"/.exec(await htmlOf('/'))?.[1] ?? '';
    const { icons } = (await (await fetch(product().url(manifest))).json()) as {
      icons: { src: string; sizes: string }[];
    };
    for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
      const { width, height } = await sharp(
        Buffer.from(await (await fetch(product().url(src))).arrayBuffer()),
      ).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});

test('a page beyond the end is the last one, wherever there are pages', async () => {
  await (await open('/mascotdx?page=99')).getByText('5 mascots', { exact: true }).waitFor();
  await (await open('/marcel-hugs?marcel_page=99')).getByText(/^Showing page 1 of 1 /).waitFor();
  await (await open('/image-generator?page=99')).getByText(/^Showing page 1 of 1 /).waitFor();
});

test('what was liked once is liked on every screen that shows it', async () => {
  const page = await open('/marcel-hugs');
  await page.getByRole('button', { name: /^Like Hug of Tux/ }).click();
  const isLiked = async (where: Page | Locator) => {
    const button = where.getByRole('button', { name: 'Like Hug of Tux, 1 like' }).first();
    await expectEventually(() => button.isDisabled(), true);
  };
  await isLiked(page);
  await page.goto(product().url('/?window=gallery'));
  await isLiked(page.getByRole('article', { name: 'Hug of Tux' }));
  await page.getByRole('button', { name: 'Details of Hug of Tux' }).click();
  await isLiked(page.getByRole('dialog', { name: 'Hug of Tux' }));
});

test.each([1280, 768, 375])('a toast lies beside what was pressed, at %i px', async (width) => {
  const page = await open('/mascotdx/freddie', width);
  const like = page.getByRole('button', { name: /^Like Freddie/ });
  await like.click();
  await expectToast(page, 'Liked!');
  const pressed = await boxOf(like);
  const toast = await boxOf(
    page
      .getByRole('region', { name: /^Notifications/ })
      .getByRole('listitem')
      .first(),
  );
  const apart =
    pressed.x + pressed.width <= toast.x ||
    toast.x + toast.width <= pressed.x ||
    pressed.y + pressed.height <= toast.y ||
    toast.y + toast.height <= pressed.y;
  expect(apart).toBe(true);
});

test('whoever has no picture stands in the colours of their type', async () => {
  const slugs: string[] = [];
  for (const name of ['Plain Panther', 'Plain Probe']) {
    await publishMascot(product(), name);
    slugs.push(name.toLowerCase().replace(' ', '-'));
  }
  for (const [at, type] of ['Animal', 'Robot'].entries()) {
    const { id } = (await (await fetch(product().url(`/api/mascots/slug/${slugs[at]}`))).json()) as { id: number };
    expect((await sendAsAdmin(product(), 'PUT', `/api/mascots/${id}`, { type })).status).toBe(200);
  }
  const page = await open('/mascotdx?search=Plain');
  const colourOf = (name: string) =>
    page
      .getByRole('article')
      .filter({ hasText: name })
      .evaluate((card) => getComputedStyle(card.closest('[data-type]') ?? card).getPropertyValue('--type-plate'));
  await page.getByRole('article').filter({ hasText: 'Plain Probe' }).waitFor();
  expect(await colourOf('Plain Panther')).not.toBe(await colourOf('Plain Probe'));
});
