import { DESKTOP } from './every-state/desktop';
import { submissionsOf } from './every-state/material';
import { MASCOTDEX } from './every-state/mascotdex';
import { STUDIO } from './every-state/studio';
import type { Site } from './every-state/walk';
import { expectAccessible, REFUSED, screenshot, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();
let submissions: Site['submissions'];

beforeAll(async () => {
  submissions = await submissionsOf(product());
});

const WALKS = Object.entries({ ...DESKTOP, ...MASCOTDEX, ...STUDIO });

/** Without answers, what is narrow is the same. */
const NARROW = WALKS.filter(([name]) => !name.endsWith('without answers'));

describe.each([
  [1280, WALKS],
  [375, NARROW],
])('at %i px no accessibility rule is broken by', (width, walks) => {
  test.each(walks)('%s', async (name, { path, through }) => {
    const page = await browser().newPage({ ...REFUSED, width });
    await page.goto(product().url(path));
    const broken: string[] = [];
    await through(
      page,
      async (state) => {
        await screenshot(page, `every-state ${name} ${state} ${width}`);
        await expectAccessible(page).catch((error: Error) => broken.push(`${state}: ${error.message}`));
      },
      { wide: width >= 1024, submissions },
    );
    expect(broken).toEqual([]);
  });
});
