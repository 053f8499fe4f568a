import { comparedSlugs, COMPARISON, pagePattern, PAGES } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { headOrUnknown } from '../../../../platform/http/frontends/head-or-unknown.js';
import type { AskedPage, PageHead } from '../../../../platform/http/frontends/page-head.js';
import { pageParameter } from '../../../../platform/http/frontends/page-paths.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { isReservedSlug } from '../../domain/slug.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { ShowMascot } from '../mascot/find-mascot.query.js';
import { comparisonHead } from './comparison-head.js';
import { mascotHead, UNKNOWN_MASCOT_HEAD } from './mascot-head.js';

const slugOf = pageParameter(PAGES.mascot);
const isComparison = pagePattern(PAGES.compare);

/** The heads of the pages of mascots, alone and compared, written into the HTML itself for those who run no scripts. */
@Injectable()
export class MascotPages {
  constructor(
    private readonly queries: QueryBus,
    @Inject(READ_STORE) private readonly views: Pick<ReadStore, 'find'>,
  ) {}

  /** Undefined for every other page. */
  async headOf({ path, query, origin }: AskedPage): Promise<PageHead | undefined> {
    const isCompare = isComparison.test(path);
    if (isCompare && query.has(COMPARISON.parameter)) return this.comparison(comparedSlugs(query), origin);
    const slug = slugOf(path);
    if (slug === undefined || (isReservedSlug(slug) && !isCompare)) return undefined;
    // A mascot may have had the address before the comparison came there.
    return headOrUnknown(this.head(slug, origin), isCompare ? undefined : UNKNOWN_MASCOT_HEAD);
  }

  private async head(slug: string, origin: string): Promise<PageHead> {
    const { answer: mascot } = await this.queries.execute(new ShowMascot({ slug }));
    return mascotHead(mascot, origin);
  }

  private async comparison(slugs: readonly string[], origin: string): Promise<PageHead | undefined> {
    if (slugs.length === 0) return undefined;
    const where = [{ field: 'slug', oneOf: slugs }];
    const { documents } = await this.views.find(DIRECTORY_VIEW, { where, limit: slugs.length });
    return comparisonHead(slugs, documents, origin);
  }
}
