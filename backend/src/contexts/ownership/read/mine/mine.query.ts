import type { MineExport, MineList, MineQuery } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';

export class ListMine extends Query<MineList> {
  constructor(
    readonly owner: string,
    readonly request: MineQuery,
  ) {
    super();
  }
}

export class ExportMine extends Query<MineExport> {
  constructor(
    readonly owner: string,
    readonly now: Date,
  ) {
    super();
  }
}
