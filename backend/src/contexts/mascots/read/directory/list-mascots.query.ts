import type { ListMascotsQuery, MascotList } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';

export class ListMascots extends Query<MascotList> {
  constructor(readonly request: ListMascotsQuery) {
    super();
  }
}

export class ListMascotsOfDay extends Query<MascotList> {
  constructor(
    readonly request: ListMascotsQuery,
    readonly day: string,
  ) {
    super();
  }
}
