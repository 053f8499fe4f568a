import {
  ListMascotsQuery,
  MascotDifferences,
  MascotDifferencesQuery,
  PastMascots,
  PastMascotsQuery,
  ROUTES,
  type Mascot,
  type PastSort,
} from '@marcel/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Auditor } from '../../../../platform/http/access/access.decorators.js';
import { paginate } from '../../../../platform/http/paginate.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { momentOf, PRESENT, timeOf } from './days.js';
import { DirectoryDifferences, inOrder } from './mascot-differences.js';
import { PastDirectory, type PastPage } from './past-directory.js';
import { Showings } from './showings.js';

const SORTS: Readonly<Record<PastSort, Pick<ListMascotsQuery, 'sortBy' | 'sortOrder'>>> = {
  newest: { sortBy: 'createdAt', sortOrder: 'desc' },
  name: { sortBy: 'name', sortOrder: 'asc' },
  likes: { sortBy: 'likes', sortOrder: 'desc' },
};

@ApiTags('audit')
@Auditor()
@Controller()
export class PastMascotsController {
  constructor(
    private readonly showings: Showings,
    private readonly past: PastDirectory,
    private readonly differences: DirectoryDifferences,
  ) {}

  @Get(ROUTES.pastMascots)
  @QueryParameters(PastMascotsQuery)
  @JsonResponse(PastMascots, 'PastMascots')
  async list(@Query() { at, search, sort, offset, limit }: PastMascotsQuery): Promise<PastMascots> {
    const moment = at === undefined ? PRESENT : momentOf(at);
    const request = Object.assign(new ListMascotsQuery(), { search, offset, limit, ...SORTS[sort] });
    const page = await this.past.listAll(request, moment, () => this.showings.since(moment));
    return {
      at: timeOf(moment),
      first: await this.showings.first(),
      mascots: page.mascots.map((mascot) => toPastMascot(mascot, page)),
      pagination: paginate(offset, limit, page.total),
    };
  }

  @Get(ROUTES.mascotDifferences)
  @QueryParameters(MascotDifferencesQuery)
  @JsonResponse(MascotDifferences, 'MascotDifferences')
  compare(@Query() query: MascotDifferencesQuery): Promise<MascotDifferences> {
    return this.differences.between(query, ...inOrder(query));
  }
}

const toPastMascot = ({ id, name, brand, status, likes, createdAt }: Mascot, { gone, erased }: PastPage) => ({
  id,
  ...(erased.has(id) ? { name: null, brand: null } : { name, brand }),
  status,
  likes,
  createdAt,
  isThere: !gone.has(id),
});
