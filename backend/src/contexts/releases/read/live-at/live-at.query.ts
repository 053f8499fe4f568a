import type { ListPageQuery, LiveReleases } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';
import type { PageOf } from '../frontends/frontends.query.js';

/** What visitors had of each frontend at that moment, in milliseconds since 1970. */
export class FindLiveAt extends Query<PageOf<LiveReleases[number]>> {
  constructor(
    readonly at: number,
    readonly page: ListPageQuery,
  ) {
    super();
  }
}
