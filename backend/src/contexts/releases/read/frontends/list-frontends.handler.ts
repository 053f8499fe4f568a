import type { FrontendOverview } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Document } from '../../../../platform/read-store/collection.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { FRONTENDS_VIEW, releaseKey, RELEASES_VIEW } from '../../views.js';
import { Compatibility } from '../compatibility/compatibility.js';
import { ReleaseDocument } from '../frontends.collections.js';
import { FailureCounts } from '../../failures/failure-counts.js';
import { ListFrontends, type PageOf } from './frontends.query.js';
import { frontendReport } from './reports.js';

@QueryHandler(ListFrontends)
export class ListFrontendsHandler implements IQueryHandler<ListFrontends> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly failures: FailureCounts,
    private readonly compatibility: Compatibility,
  ) {}

  async execute({ page, now }: ListFrontends): Promise<PageOf<FrontendOverview>> {
    const sort = { field: 'id', direction: 'asc' } as const;
    const { documents, total } = await this.views.find(FRONTENDS_VIEW, { sort, ...page });
    const compared = await this.compatibility.ofAll();
    const items = documents.map(async (document) => {
      const overview = await this.overview(document, now);
      return { ...overview, misfits: [...(compared.get(overview.name)?.misfits ?? [])] };
    });
    return { items: await Promise.all(items), total };
  }

  private async overview(document: Document, now: Date): Promise<FrontendOverview> {
    const report = frontendReport(document);
    const { name, live, canary } = report;
    const standing = async (release?: string) => ({
      bytes: release === undefined ? null : await this.bytesOf(name, release),
      failures: await this.failures.ofLastHour({ frontend: name, release }, now),
    });
    const [ofLive, ofCanary] = await Promise.all([standing(live?.release), canary && standing(canary.release)]);
    return { ...report, standing: { live: ofLive, canary: ofCanary } };
  }

  private async bytesOf(frontend: string, release: string): Promise<number | null> {
    const document = await this.views.get(RELEASES_VIEW, releaseKey(frontend, release));
    if (document === undefined) return null;
    const { entry, bytes } = ReleaseDocument.parse(document);
    return entry === null ? bytes : null;
  }
}
