import { ListMascotsQuery, MascotList, ROUTES, Mascot } from '@marcel/contracts';
import { Controller, Get, Query, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CachedViewUnless } from '../../../platform/http/caching.js';
import { JsonResponse, QueryParameters } from '../../../platform/openapi/decorators.js';
import { DIRECTORY_VIEW } from '../views.js';
import { nextAfter } from '../../../platform/read-store/cursor.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { dayOf } from './past/mascot-states.js';
import { PastDirectory } from './past/past-directory.js';
import { toDirectoryQuery } from './directory/directory-query.js';
import { paginate } from '../../../platform/http/requests.js';

@ApiTags('mascots')
@Controller()
export class DirectoryController {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly past: PastDirectory,
  ) {}

  @Get(ROUTES.mascots)
  @CachedViewUnless('asOf', DIRECTORY_VIEW)
  @QueryParameters(ListMascotsQuery)
  @JsonResponse(MascotList, 'MascotList')
  async list(@Query() request: ListMascotsQuery): Promise<MascotList> {
    const { asOf: day, offset, limit } = request;
    if (day !== undefined) return this.past.list(request, dayOf(day));
    const query = toDirectoryQuery(request);
    const { documents, total } = await this.views.find(DIRECTORY_VIEW, query);
    return {
      mascots: documents.map((document) => Mascot.parse(document)),
      pagination: paginate(offset, limit, total),
      next: nextAfter(query, documents),
    };
  }
}
