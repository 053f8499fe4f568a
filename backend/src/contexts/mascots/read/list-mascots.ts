import { ListMascotsQuery, MascotList, ROUTES } from '@marcel/contracts';
import { Get, Header, Inject } from '@nestjs/common';
import { CachedView, JSON_TYPE } from '../../../platform/http/caching.js';
import { JsonResponse, QueryParameters, RestController } from '../../../platform/openapi/decorators.js';
import { DIRECTORY_VIEW } from '../views.js';
import { encodeCursor } from '../../../platform/read-store/cursor.js';
import { toDocument, READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { toMascotJson } from './directory/directory.projection.js';
import { toDay } from './past/mascot-states.js';
import { PastDirectory } from './past/past-directory.js';
import { toDirectoryQuery } from './directory/directory-query.js';
import { paginate } from '../../../platform/http/requests.js';

@RestController('mascots')
export class DirectoryController {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly past: PastDirectory,
  ) {}

  @Get(ROUTES.mascots)
  @CachedView(DIRECTORY_VIEW)
  @JsonResponse(MascotList, 'MascotList')
  @Header('content-type', JSON_TYPE)
  async list(@QueryParameters() request: ListMascotsQuery): Promise<MascotList | string> {
    const { asOf: day, offset, limit } = request;
    if (day !== undefined) return this.past.list(request, toDay(day));
    const query = toDirectoryQuery(request);
    const { texts, total } = await this.views.findTexts(DIRECTORY_VIEW, query);
    const last = texts.length < limit ? undefined : texts.at(-1);
    const next = last === undefined ? null : encodeCursor(toDocument(last), { field: request.sortBy });
    const rest = JSON.stringify({ pagination: paginate(offset, limit, total), next });
    return `{"mascots":[${texts.map(toMascotJson).join()}],${rest.slice(1)}`;
  }
}
