import { PAGES } from '@marcel/contracts';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Refused } from '../../../decider/refused.js';
import type { PageHead } from '../../../http/frontends/page-head.js';
import { isReservedSlug } from '../../domain/slug.js';
import { FindMascotBySlug } from '../mascot/find-mascot.query.js';
import { mascotHead, UNKNOWN_MASCOT_HEAD } from './mascot-head.js';

const MASCOT_PAGE = new RegExp(`^${PAGES.mascot.replace(':slug', '([^/]+)')}/?$`);

/** The heads of the mascots' pages, written into the HTML itself for those who run no scripts. */
@Injectable()
export class MascotPages {
  constructor(private readonly queries: QueryBus) {}

  /** Undefined for every other page. `path` is percent-encoded. */
  async headOf(path: string, origin: string): Promise<PageHead | undefined> {
    const slug = MASCOT_PAGE.exec(path)?.[1];
    if (slug === undefined || isReservedSlug(slug)) return undefined;
    try {
      return mascotHead(await this.queries.execute(new FindMascotBySlug(slug)), origin);
    } catch (error) {
      if (error instanceof Refused && error.code === 'not_found') return UNKNOWN_MASCOT_HEAD;
      throw error;
    }
  }
}
