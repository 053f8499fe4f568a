import type { LiveReleases } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { FRONTENDS_VIEW, RELEASE_HISTORY_VIEW } from '../../views.js';
import { FrontendDocument, HistoryDocument } from '../frontends.collections.js';
import type { PageOf } from '../frontends/frontends.query.js';
import { FindLiveAt } from './live-at.query.js';

/** The last turn up to the moment tells. */
@QueryHandler(FindLiveAt)
export class FindLiveAtHandler implements IQueryHandler<FindLiveAt> {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  async execute({ at, page: { limit, offset } }: FindLiveAt): Promise<PageOf<LiveReleases[number]>> {
    const sort = { field: 'id', direction: 'asc' } as const;
    const { documents, total } = await this.views.find(FRONTENDS_VIEW, { sort, limit, offset });
    const items = documents.map((document) => this.liveAt(FrontendDocument.parse(document).id, at));
    return { items: await Promise.all(items), total };
  }

  private async liveAt(frontend: string, at: number): Promise<LiveReleases[number]> {
    const where = [
      { field: 'frontend', oneOf: [frontend] },
      { field: 'turn', oneOf: [1] },
      { field: 'at', to: at },
    ];
    const sort = { field: 'revision', direction: 'desc' } as const;
    const { documents } = await this.views.find(RELEASE_HISTORY_VIEW, { where, sort, limit: 1 });
    const [turn] = documents.map((document) => HistoryDocument.parse(document));
    if (turn === undefined) return { frontend, live: null, since: null, by: null, reason: null };
    return { frontend, live: turn.live ?? null, since: turn.time, by: turn.by, reason: turn.reason };
  }
}
