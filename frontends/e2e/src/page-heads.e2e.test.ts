import { useBrowser, useProduct } from './harness';
import * as z from 'zod';

const product = useProduct();
const browser = useBrowser();

const Head = z.object({
  title: z.string(),
  description: z.string(),
  picture: z.object({ url: z.string(), alt: z.string(), said: z.string(), real: z.string() }),
  data: z.array(z.string()),
});

/** What stands in a page as the server sends it, and how large the picture is that it shows where it is shared. */
const headOf = async (path: string) => {
  const page = await browser().newPage();
  await page.goto(product().url('/'));
  const told = await page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    const sent = new DOMParser().parseFromString(html, 'text/html');
    const meta = (name: string) => sent.querySelector<HTMLMetaElement>(`meta[property="${name}"]`)?.content ?? '';
    const picture = new Image();
    picture.src = new URL(meta('og:image'), location.href).pathname;
    await picture.decode();
    return {
      title: sent.title,
      description: sent.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
      picture: {
        url: meta('og:image'),
        alt: meta('og:image:alt'),
        said: `${meta('og:image:width')} by ${meta('og:image:height')}`,
        real: `${picture.naturalWidth} by ${picture.naturalHeight}`,
      },
      data: [...sent.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent),
    };
  }, path);
  return Head.parse(told);
};

const PAGES: readonly [path: string, title: RegExp][] = [
  ['/', /^Marcel OS$/],
  ['/mascotdx', /Mascotdex/],
  ['/mascotdx/tux', /^Tux by Linux/],
  ['/mascotdx/submit', /Submit/],
  ['/mascotdx/compare?mascots=tux', /^Compare mascots/],
  ['/marcel-hugs', /Hug/],
  ['/image-generator', /Image Generator/],
  ['/draw-marcel', /Draw/],
  ['/?window=gallery', /Gallery/],
  ['/?window=gallery&item=gen-1', /./],
];

test.each(PAGES)(
  '%s says what it is before any script runs, with a picture as large as it says',
  async (path, title) => {
    const { title: told, description, picture } = await headOf(path);
    expect(told).toMatch(title);
    expect(description.length).toBeGreaterThan(20);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(picture.alt).not.toBe('');
    expect(picture.real).toBe(picture.said);
  },
);

test('a mascot tells search engines what it is, and the directory has a feed', async () => {
  const { data } = await headOf('/mascotdx/tux');
  const kinds = data.map((json) => z.looseObject({ '@context': z.string() }).parse(JSON.parse(json)));
  expect(kinds).toContainEqual(expect.objectContaining({ name: 'Tux' }));
  const page = await browser().newPage();
  await page.goto(product().url('/mascotdx'));
  const entries = await page.evaluate(async () => {
    const address = document.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]')?.href ?? '';
    const feed = new DOMParser().parseFromString(await (await fetch(address)).text(), 'application/xml');
    return feed.querySelector('parsererror')
      ? []
      : [...feed.querySelectorAll('entry > title')].map((one) => one.textContent);
  });
  expect(entries.length).toBeGreaterThan(0);
});

test('the web app has icons of the sizes that it says', async () => {
  const page = await browser().newPage();
  await page.goto(product().url('/'));
  const icons = await page.evaluate(async () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '';
    const manifest: { icons: { src: string; sizes: string }[] } = await (await fetch(address)).json();
    return Promise.all(
      manifest.icons.map(async ({ src, sizes }) => {
        const icon = new Image();
        icon.src = src;
        await icon.decode();
        return { sizes, real: sizes === 'any' ? 'any' : `${icon.naturalWidth}x${icon.naturalHeight}` };
      }),
    );
  });
  expect(icons.length).toBeGreaterThan(2);
  for (const { sizes, real } of icons) expect(real).toBe(sizes);
});
