import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { FrontendDocument, HistoryDocument, ReleaseDocument } from '../frontends.collections.js';
import { FRONTENDS_VIEW, RELEASE_HISTORY_VIEW, RELEASES_VIEW } from '../../views.js';
import { LIVE_KEPT_MS, oldReleases } from './old-releases.js';
import { FindOldReleases } from './old-releases.query.js';

@QueryHandler(FindOldReleases)
export class FindOldReleasesHandler implements IQueryHandler<FindOldReleases> {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  async execute({ frontend, now }: FindOldReleases): Promise<readonly string[]> {
    const where = [{ field: 'frontend', oneOf: [frontend] }];
    const sort = { field: 'published', direction: 'desc' } as const;
    const { documents } = await this.views.find(RELEASES_VIEW, { where, sort });
    const releases = documents.map((document) => ReleaseDocument.parse(document));
    return oldReleases({ releases, used: await this.usedSince(frontend, now.getTime() - LIVE_KEPT_MS) });
  }

  /** What was live then is told by the last turn before, and those that follow tell what they replaced. */
  private async usedSince(frontend: string, since: number): Promise<ReadonlySet<string>> {
    const where = [
      { field: 'frontend', oneOf: [frontend] },
      { field: 'turn', oneOf: [1] },
    ];
    const sort = { field: 'revision', direction: 'desc' } as const;
    const before = { where: [...where, { field: 'at', to: since }], sort, limit: 1 };
    const [after, last, shown] = await Promise.all([
      this.views.find(RELEASE_HISTORY_VIEW, { where: [...where, { field: 'at', from: since }], sort }),
      this.views.find(RELEASE_HISTORY_VIEW, before),
      this.views.get(FRONTENDS_VIEW, frontend),
    ]);
    const turns = [...after.documents, ...last.documents].map((document) => HistoryDocument.parse(document).live);
    const now = shown === undefined ? undefined : FrontendDocument.parse(shown);
    return new Set(
      [...turns, now?.live?.release, now?.canary?.release].filter((release) => typeof release === 'string'),
    );
  }
}
