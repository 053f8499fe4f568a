import type { Page, Route } from 'playwright-core';

/** Looks at what the page shows now; the name tells where. */
export type Look = (state: string) => Promise<void>;

/** Where one walks. */
export interface Site {
  /** Whether there is room for windows. */
  readonly wide: boolean;
  /** Private pages of submissions, by what became of them. */
  readonly submissions: Readonly<Record<'pending' | 'approved' | 'rejected', string>>;
}

/** A screen and the states that a visitor can bring it into, one after the other. */
export interface Walk {
  readonly path: string;
  readonly through: (page: Page, look: Look, site: Site) => Promise<unknown>;
}

/** Answers that never come, as on a slow line; they are refused once the test lets them go. */
export async function keepWaiting(page: Page, address: string): Promise<() => Promise<void>> {
  const kept: Route[] = [];
  await page.route(address, (route) => void kept.push(route));
  return async () => {
    await page.unroute(address);
    await Promise.all(kept.map((route) => route.abort().catch(() => undefined)));
  };
}

/** The server cannot be reached for this. */
export async function refuse(page: Page, address: string): Promise<void> {
  await page.route(address, (route) => route.abort());
}

/** Goes to another page of the site. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
}

/** Loads the page once more, with answers of its server that never come, and then with none at all. */
export async function lookWithoutAnswers(
  page: Page,
  look: Look,
  address: string,
  { waiting, failed }: { waiting: string; failed: string },
): Promise<void> {
  const release = await keepWaiting(page, address);
  await page.reload();
  await page.getByText(waiting).or(page.getByLabel(waiting)).first().waitFor();
  await look('while it loads');
  await release();
  await refuse(page, address);
  await page.reload();
  await page.getByText(failed).first().waitFor();
  await look('when it cannot be loaded');
  await page.unroute(address);
}
