import type { Page } from 'playwright-core';

/** Waits for a toast by its title or its body; the same words elsewhere on the page do not count. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByText(text, { exact: true })
    .first()
    .waitFor();
