import { PAGES } from '@marcel/contracts';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { headOrUnknown } from '../../../../platform/http/frontends/head-or-unknown.js';
import type { PageHead } from '../../../../platform/http/frontends/page-head.js';
import { pageParameter } from '../../../../platform/http/frontends/page-paths.js';
import { isReservedSlug } from '../../domain/slug.js';
import { ShowMascot } from '../mascot/find-mascot.query.js';
import { mascotHead, UNKNOWN_MASCOT_HEAD } from './mascot-head.js';

const slugOf = pageParameter(PAGES.mascot);

/** The heads of the mascots' pages, written into the HTML itself for those who run no scripts. */
@Injectable()
export class MascotPages {
  constructor(private readonly queries: QueryBus) {}

  /** Undefined for every other page. `path` is percent-encoded. */
  async headOf(path: string, origin: string): Promise<PageHead | undefined> {
    const slug = slugOf(path);
    if (slug === undefined || isReservedSlug(slug)) return undefined;
    return headOrUnknown(this.head(slug, origin), UNKNOWN_MASCOT_HEAD);
  }

  private async head(slug: string, origin: string): Promise<PageHead> {
    const { answer: mascot } = await this.queries.execute(new ShowMascot({ slug }));
    return mascotHead(mascot, origin);
  }
}
