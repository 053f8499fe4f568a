import { ErrorBody, MINE_MESSAGES, MineExport, MineList, MineQuery, ROUTES, MINE_PAGE } from '@marcel/contracts';
import { Controller, Get, Header, Query, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { PrivateLink } from '../../../../platform/http/caching.js';
import { Owner, TakesOwnerKey } from '../../../../platform/http/ownership.js';
import { JsonResponse, QueryParameters } from '../../../../platform/openapi/decorators.js';
import { nextAfter } from '../../../../platform/read-store/cursor.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { OWNED_VIEW } from '../../views.js';
import { OwnedDocument } from '../owned.js';
import { OwnedThings, type OwnedThing } from './owned-things.js';

interface PageOfThings {
  readonly things: readonly OwnedThing[];
  readonly total: number;
  readonly next: string | null;
}

@ApiTags('mine')
@JsonResponse(ErrorBody, 'ErrorBody', 401)
@Controller()
export class MineController {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly things: OwnedThings,
  ) {}

  @Get(ROUTES.mine)
  @PrivateLink()
  @TakesOwnerKey()
  @QueryParameters(MineQuery)
  @JsonResponse(MineList, 'MineList')
  async list(@Owner() owner: string | undefined, @Query() request: MineQuery): Promise<MineList> {
    const { things, total, next } = await this.page(known(owner), request);
    return { items: things.map(({ item }) => item), total, next };
  }

  @Get(ROUTES.mineExport)
  @PrivateLink()
  @Header('content-disposition', 'attachment; filename="my-things.json"')
  @TakesOwnerKey()
  @JsonResponse(MineExport, 'MineExport')
  async export(@Owner() owner: string | undefined): Promise<MineExport> {
    const items: MineExport['items'] = [];
    let [total, after]: [number, string | undefined] = [0, undefined];
    do {
      const limit = Math.min(MINE_PAGE.limitMax, MINE_PAGE.exported - items.length);
      const page: PageOfThings = await this.page(known(owner), { limit, after });
      items.push(...page.things.map(({ item, record }) => ({ ...item, record })));
      [total, after] = [page.total, page.next ?? undefined];
    } while (after !== undefined && items.length < MINE_PAGE.exported);
    return { exportedAt: new Date().toISOString(), total, items };
  }

  private async page(owner: string, { limit, after }: MineQuery): Promise<PageOfThings> {
    const sort = { field: 'createdAt', direction: 'desc' } as const;
    const query = { where: [{ field: 'owner', oneOf: [owner] }], sort, limit, after };
    const { documents, total } = await this.views.find(OWNED_VIEW, query);
    const found = await Promise.all(documents.map((document) => this.things.of(OwnedDocument.parse(document))));
    return { things: found.filter((thing) => thing !== undefined), total, next: nextAfter(query, documents) };
  }
}

function known(owner: string | undefined): string {
  if (owner === undefined) throw new DomainError('unauthorised', MINE_MESSAGES.keyMissing);
  return owner;
}
