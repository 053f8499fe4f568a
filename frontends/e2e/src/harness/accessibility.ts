import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Told are broken rules alone, not the thousands of elements that keep them. */
const NOTHING_ELSE: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations'], preload: false };

/** Beyond WCAG, or on trial in axe: what readers find their way by. */
const MORE_RULES = ['heading-order', 'landmark-unique', 'label-content-name-mismatch'];
const ALSO = { rules: Object.fromEntries(MORE_RULES.map((rule) => [rule, { enabled: true }])) };

/** What can break by other colours alone. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Checks what the page shows now against the WCAG 2.2 AA rules that a machine can check, and a few more.
 *
 * @throws with each broken rule and the elements that break it.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothingBroken((axe) => axe.options({ ...NOTHING_ELSE, ...ALSO }).withTags(WCAG_22_AA), page);
}

/**
 * Checks the colours alone of a page that is accessible in others.
 *
 * @throws with each broken rule and the elements that break it.
 */
export async function expectReadableColours(page: Page): Promise<void> {
  await expectNothingBroken((axe) => axe.options(NOTHING_ELSE).withRules(OF_COLOURS), page);
}

async function expectNothingBroken(choose: (axe: AxeBuilder) => AxeBuilder, page: Page): Promise<void> {
  // Its other way joins what frames found, in a page of its own for every check; our pages have no frames.
  const { violations } = await choose(new AxeBuilder({ page }).setLegacyMode()).analyze();
  const lines = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary}`).join('\n')}`,
  );
  if (lines.length > 0) throw new Error(`The page breaks accessibility rules:\n${lines.join('\n')}`);
}
