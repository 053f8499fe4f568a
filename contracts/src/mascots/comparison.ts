import { PAGES } from '../site/pages.js';
import type { PageMeta } from '../site/page-meta.js';
import { truncated } from './page-meta.js';
import { SEO } from './rules.js';

export const COMPARISON = { min: 2, max: 3, parameter: 'mascots' } as const;

export const comparedSlugs = (query: URLSearchParams): string[] => {
  const named = (query.get(COMPARISON.parameter) ?? '').split(',').map((slug) => slug.trim());
  return [...new Set(named.filter((slug) => slug !== ''))].slice(0, COMPARISON.max);
};

export const comparisonPage = (slugs: readonly string[]): string =>
  `${PAGES.compare}?${COMPARISON.parameter}=${slugs.map(encodeURIComponent).join(',')}`;

export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

export function comparisonMeta(names: readonly string[]): PageMeta | undefined {
  if (names.length < COMPARISON.min) return undefined;
  const together = joinNames(names);
  return {
    title: truncated(`${names.join(' vs. ')} | Mascotdex`, SEO.shareTitle),
    description: truncated(
      `${together} side by side: how cute, funny, rebellious and weird they are, and who is liked most.`,
      SEO.description,
    ),
  };
}
