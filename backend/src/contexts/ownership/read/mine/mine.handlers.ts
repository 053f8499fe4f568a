import { MINE_PAGE, type MineExport, type MineList, type MineQuery } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { nextAfter } from '../../../../platform/read-store/cursor.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { OWNED_VIEW } from '../../views.js';
import { OwnedDocument } from '../owned.js';
import { ExportMine, ListMine } from './mine.query.js';
import { OwnedThings, type OwnedThing } from './owned-things.js';

interface PageOfThings {
  readonly things: readonly OwnedThing[];
  readonly total: number;
  readonly next: string | null;
}

async function pageOf(
  { views, things }: { readonly views: ReadStore; readonly things: OwnedThings },
  owner: string,
  { limit, after }: MineQuery,
): Promise<PageOfThings> {
  const sort = { field: 'createdAt', direction: 'desc' } as const;
  const query = { where: [{ field: 'owner', oneOf: [owner] }], sort, limit, after };
  const { documents, total } = await views.find(OWNED_VIEW, query);
  const found = await Promise.all(documents.map((document) => things.of(OwnedDocument.parse(document))));
  return { things: found.filter((thing) => thing !== undefined), total, next: nextAfter(query, documents) };
}

@QueryHandler(ListMine)
export class ListMineHandler implements IQueryHandler<ListMine> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly things: OwnedThings,
  ) {}

  async execute({ owner, request }: ListMine): Promise<MineList> {
    const { views, things } = this;
    const page = await pageOf({ views, things }, owner, request);
    return { items: page.things.map(({ item }) => item), total: page.total, next: page.next };
  }
}

@QueryHandler(ExportMine)
export class ExportMineHandler implements IQueryHandler<ExportMine> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly things: OwnedThings,
  ) {}

  /** By pages, so that others are answered in between. */
  async execute({ owner, now }: ExportMine): Promise<MineExport> {
    const { views, things } = this;
    const items: MineExport['items'] = [];
    let [total, after]: [number, string | undefined] = [0, undefined];
    do {
      const limit = Math.min(MINE_PAGE.limitMax, MINE_PAGE.exported - items.length);
      const page: PageOfThings = await pageOf({ views, things }, owner, { limit, after });
      items.push(...page.things.map(({ item, record }) => ({ ...item, record })));
      [total, after] = [page.total, page.next ?? undefined];
    } while (after !== undefined && items.length < MINE_PAGE.exported);
    return { exportedAt: now.toISOString(), total, items };
  }
}
