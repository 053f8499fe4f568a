import { chromium, type Browser as Chromium, type Page } from 'playwright-core';
import { watchProblems } from './page-problems';

const EXECUTABLE = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface NewPageOptions {
  /** Width of the window, in CSS pixels. */
  width?: number;
  /** Height of the window, in CSS pixels. */
  height?: number;
  /** Whether things move, as for a visitor who does not mind. */
  motion?: boolean;
  /** Whether fingers are all that the visitor points with. */
  touch?: boolean;
  /** Whether pages may run scripts. */
  scripts?: boolean;
  /** Problems that the test means to cause: a text of theirs, or a pattern that matches it. */
  allow?: readonly (string | RegExp)[];
}

interface OpenPage {
  page: Page;
  problems: () => string[];
}

/** A headless browser whose pages share nothing: each has its own storage. */
export class Browser {
  private open: OpenPage[] = [];

  constructor(private readonly chromium: Chromium) {}

  async newPage(options: NewPageOptions = {}): Promise<Page> {
    const { width = 1280, height = 800, motion, touch = false, scripts = true, allow = [] } = options;
    const reducedMotion = motion ? 'no-preference' : 'reduce';
    const fingers = { hasTouch: touch, isMobile: touch };
    const looks = { viewport: { width, height }, reducedMotion, javaScriptEnabled: scripts } as const;
    const context = await this.chromium.newContext({ ...looks, ...fingers });
    const page = await context.newPage();
    this.open.push({ page, problems: watchProblems(page, allow) });
    return page;
  }

  pages(): readonly Page[] {
    return this.open.map(({ page }) => page);
  }

  /**
   * Closes every page.
   *
   * @throws when a page has logged or thrown an error that the test did not allow.
   */
  async closePages(): Promise<void> {
    const closing = this.open.splice(0);
    for (const { page } of closing) await page.context().close();
    const problems = closing.flatMap(({ problems }) => problems());
    if (problems.length > 0) throw new Error(`The page reported problems:\n${problems.join('\n')}`);
  }

  async close(): Promise<void> {
    await this.chromium.close();
  }
}

/** Starts the browser named by CHROMIUM_PATH, or the one the system has installed. */
export async function openBrowser(): Promise<Browser> {
  return new Browser(await chromium.launch({ executablePath: EXECUTABLE, args: FLAGS }));
}
