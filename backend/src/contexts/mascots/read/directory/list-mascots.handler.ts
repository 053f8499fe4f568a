import { Mascot, type MascotList } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { nextAfter } from '../../../../platform/read-store/cursor.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { toDirectoryQuery } from './directory-query.js';
import { paginate } from '../../../../platform/http/pages-of-lists.js';
import { ListMascots } from './list-mascots.query.js';

@QueryHandler(ListMascots)
export class ListMascotsHandler implements IQueryHandler<ListMascots> {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  async execute({ request }: ListMascots): Promise<MascotList> {
    const query = toDirectoryQuery(request);
    const { documents, total } = await this.views.find(DIRECTORY_VIEW, query);
    return {
      mascots: documents.map((document) => Mascot.parse(document)),
      pagination: paginate(request.offset, request.limit, total),
      next: nextAfter(query, documents),
    };
  }
}
