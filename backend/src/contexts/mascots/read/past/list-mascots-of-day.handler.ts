import type { MascotList } from '@marcel/contracts';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ListMascotsOfDay } from '../directory/list-mascots.query.js';
import { dayOf, endOf } from './days.js';
import { PastDirectory } from './past-directory.js';

@QueryHandler(ListMascotsOfDay)
export class ListMascotsOfDayHandler implements IQueryHandler<ListMascotsOfDay> {
  constructor(private readonly past: PastDirectory) {}

  execute({ request, day }: ListMascotsOfDay): Promise<MascotList> {
    return this.past.list(request, endOf(dayOf(day)));
  }
}
