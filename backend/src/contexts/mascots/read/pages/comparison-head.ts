import { comparisonPage, comparisonWords, NewMascot } from '@marcel/contracts';
import type { PageHead } from '../../../../platform/http/frontends/page-head.js';
import type { Document } from '../../../../platform/read-store/collection.js';

/**
 * What search engines and link previews get to know of mascots side by side, in the order of the address; undefined where those
 * that are there are too few.
 */
export function comparisonHead(
  slugs: readonly string[],
  documents: readonly Document[],
  origin: string,
): PageHead | undefined {
  const known = documents.map((document) => NewMascot.parse(document));
  const compared = slugs.flatMap((slug) => known.find((mascot) => mascot.slug === slug) ?? []);
  const words = comparisonWords(compared.map(({ name }) => name));
  return words && { ...words, canonical: origin + comparisonPage(compared.map(({ slug }) => slug)) };
}
